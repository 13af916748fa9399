const amount = /\d\s*(?:%|\/[=-]|per ?cent|shillings|kes\b|ksh)|(?:kes|ksh|usd|eur|[$€£])\.?\s*\d/i;
const share =
  /\b(?:\d{1,3}\s*\/\s*\d{1,3}|half|third|quarter|percent(?:age)?|royalt(?:y|ies)|owns?|ownership|free of charge)\b/i;
const law = /\b(?:laws? of|governed by|jurisdiction|courts? of|arbitrat\w+)\b/i;

/** Whether somebody's own words speak of what the form has fields for: a sum, a share or the law. */
export function touchesTerms(words: string): boolean {
  return [amount, share, law].some((pattern) => pattern.test(words));
}
