export const HERE = "/sandbox/components";
