/**
 * Texts by their English wording: `{ 'Name is required': 'El nombre es obligatorio' }`. `%{name}` stands for what differs, in the
 * wording as in its translation, and is said by the phrases in its turn: an amount, a day, a word of a list. A place whose name
 * begins with `name` holds what a person called something, and stays.
 */
export type Phrases = Readonly<Record<string, string>>;

const PLACE = /%\{(\w+)\}/g;

interface Pattern {
  form: RegExp;
  names: string[];
  said: string;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function patternOf([wording, said]: [string, string]): Pattern {
  const names = [...wording.matchAll(PLACE)].map(([, name]) => name!);
  const fixed = wording.split(/%\{\w+\}/).map(escaped);
  return { form: new RegExp(`^${fixed.join('(.+?)')}$`, 's'), names, said };
}

/** Says texts of contract, rules and server in the language of `phrases`; a text that it does not know stays as it is. */
export function speakerOf(phrases: Phrases): (text: string) => string {
  const known = new Map(Object.entries(phrases));
  // The more of a wording is fixed, the surer it is meant.
  const patterns = [...known]
    .filter(([wording]) => wording.includes('%{'))
    .toSorted(([one], [other]) => other.replaceAll(PLACE, '').length - one.replaceAll(PLACE, '').length)
    .map(patternOf);
  const say = (text: string): string => {
    const whole = known.get(text);
    if (whole !== undefined) return whole;
    for (const { form, names, said } of patterns) {
      const found = form.exec(text);
      if (!found) continue;
      return said.replaceAll(PLACE, (place, name: string) => {
        const given = found[names.indexOf(name) + 1];
        if (given === undefined) return place;
        return name.startsWith('name') ? given : say(given);
      });
    }
    return text;
  };
  return say;
}
