export { action, clientAction, default, loader, meta } from "./_app.cancel-trial";
