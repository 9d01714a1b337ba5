// Where a sentence ends one pauses: what is said behind it stands apart, as behind a comma.

/** 'Dr. Miller' ends nothing. */
const ENDS =
  /(?<!\b(?:dr|mr|mrs|ms|st|jr|sr|vs|no|approx|inc|co|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec))[.?!;:]+(?=\s)/gi;

export const withPauses = (text: string): string => text.replace(ENDS, " ,").replace(/\s*[()]\s*/g, " , ");
