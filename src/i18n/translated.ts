/** The same keys as the English texts, group by group: what is forgotten in a translation does not compile. */
export type Translated<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]> };
