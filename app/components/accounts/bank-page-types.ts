export type HostedAccountView = { role: string; name: string; mask: string };
export type HostedSessionView = {
  status: "open" | "done" | "exit";
  repairing: { institutionId: string; name: string } | null;
  institutions: { id: string; name: string; about: string; oauth: boolean }[];
};
