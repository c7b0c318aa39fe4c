import { readFileSync } from 'node:fs';

/** A call as a guide in docs/ shows it: request, empty line, status and response. */
export interface Example {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
  status: number;
  answer: string;
}

/** The examples of a guide, in its order: of all of it, or from one heading on (and up to another). */
export function readExamples(guide: string, from?: string, to?: string): Example[] {
  const whole = readFileSync(new URL(`../../docs/${guide}`, import.meta.url), 'utf8');
  const text = whole.slice(from ? whole.indexOf(`\n${from}\n`) : 0, to ? whole.indexOf(`\n${to}\n`) : undefined);
  return [...text.matchAll(/^```http\n([\s\S]*?)\n```$/gm)].map(([, block]): Example => {
    const [, method, path, head, body, status, answer] =
      /^([A-Z]+) (\S+)\n((?:[\w-]+: .*\n)*)([\s\S]*?)\n*^(\d{3}) ([\s\S]*)$/m.exec(block!)!;
    const headers = Object.fromEntries(head!.split('\n').flatMap((line) => (line ? [line.split(': ')] : []))) as Record<
      string,
      string
    >;
    return { method: method!, path: path!, headers, body: body!.trim(), status: Number(status), answer: answer! };
  });
}

/** The names that a response of the guide shows; what it leaves out stands there as `…`. */
export function listShownNames({ answer }: Example): string[] {
  if (!answer.startsWith('{')) return [];
  const shown = answer.replaceAll(/,?\s*…/g, '');
  return Object.keys(JSON.parse(shown) as object);
}
