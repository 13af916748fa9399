const contacts =
  /\b(?:https?:\/\/|www\.)\S+|\b[\w.-]+@[\w-]+\.\w+|\b[\w-]+\.(?:com|org|net|co|ke|io|ng|za|ug|tz)\b\S*|\+?\d[\d ()-]{7,}\d|\b(?:till|pay ?bill|account)(?: (?:no\.?|number))?:? *\d{4,}/gi;

/** Whether words of a model name no address, telephone or till that the text does not name: the text may try to have its reader paid. */
export function bringsNothing(words: string, text: string): boolean {
  return (words.match(contacts) ?? []).every((contact) => text.includes(contact.trim()));
}
