/** How long a trial is, in days of 24 hours. */
export const TRIAL_DAYS = 14;
