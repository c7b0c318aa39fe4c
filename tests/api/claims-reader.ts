import { X12Parser as NodeX12Parser } from 'node-x12';
import { X12parser as StreamingParser } from 'x12-parser';

/** A segment as a reader has it: each element with its components. */
export interface Segment {
  name: string;
  elements: string[][];
}

/** Reads with node-x12, which in its strict mode refuses counts and control numbers that disagree. */
function readWithNodeX12(file: string): Segment[] {
  const interchange = new NodeX12Parser(true).parse(file);
  if (!('functionalGroups' in interchange)) throw new Error('The file has several interchanges.');
  const segments = [
    interchange.header,
    ...interchange.functionalGroups.flatMap(({ header, transactions, trailer }) => [
      header,
      ...transactions.flatMap((set) => [set.header, ...set.segments, set.trailer]),
      trailer,
    ]),
    interchange.trailer,
  ];
  return segments.map(({ tag, elements }) => ({
    name: tag,
    elements: elements.map(({ value }) => (tag === 'ISA' ? [value.trim()] : value.split(':'))),
  }));
}

/** Reads with x12-parser, which finds the delimiters in the file. A component has the key `1-1`. */
function readWithX12Parser(file: string): Segment[] {
  const parser = new StreamingParser();
  const segments: Segment[] = [];
  parser.on('data', ({ name, ...values }: Record<string, string>) => {
    const elements: string[][] = [];
    for (const [key, value] of Object.entries(values)) {
      const at = Number(key.split('-')[0]) - 1;
      elements[at] = [...(elements[at] ?? []), value];
    }
    segments.push({ name: name!, elements });
  });
  parser.write(Buffer.from(file));
  parser.end();
  return segments;
}

/** The segments of a file by two independent readers. */
export const readSegments = (file: string): Record<'nodeX12' | 'x12Parser', Segment[]> => ({
  nodeX12: readWithNodeX12(file),
  x12Parser: readWithX12Parser(file),
});

/** An element by its number in the guide: `readElement(claim, 2)` is CLM02. */
export const readElement = ({ elements }: Segment, number: number): string => elements[number - 1]?.join(':') ?? '';

/** The segments from each that `begins` to the next one. */
function splitBefore(segments: readonly Segment[], begins: (segment: Segment) => boolean): Segment[][] {
  const starts = segments.flatMap((segment, index) => (begins(segment) ? [index] : []));
  return starts.map((start, index) => segments.slice(start, starts[index + 1] ?? segments.length));
}

const findIn = (loop: readonly Segment[], name: string, qualifier?: string): Segment => {
  const found = loop.find((segment) => segment.name === name && (!qualifier || readElement(segment, 1) === qualifier));
  if (!found) throw new Error(`${name} ${qualifier ?? ''} is missing.`);
  return found;
};

/** The claims of a file by the loops of 005010X222A1: a subscriber (2000B), a payer (2010BB), a claim (2300), lines (2400). */
export function readClaims(segments: readonly Segment[]) {
  const body = segments.slice(
    segments.findIndex(({ name }) => name === 'ST'),
    segments.findIndex(({ name }) => name === 'SE'),
  );
  const subscribers = splitBefore(body, (segment) => segment.name === 'HL' && readElement(segment, 3) === '22');
  return subscribers.map((loop) => {
    const [subscriber, ...lines] = splitBefore(loop, ({ name }) => name === 'HL' || name === 'LX');
    const claim = findIn(subscriber!, 'CLM');
    const payer = findIn(subscriber!, 'NM1', 'PR');
    const patient = findIn(subscriber!, 'NM1', 'IL');
    return {
      order: loop.map(({ name }) => name).join(' '),
      parent: readElement(loop[0]!, 2),
      id: readElement(claim, 1),
      amount: readElement(claim, 2),
      place: claim.elements[4]![0],
      note: readElement(findIn(subscriber!, 'NTE'), 2),
      patient: [readElement(patient, 3), readElement(patient, 4)],
      memberId: readElement(patient, 9),
      groupNumber: readElement(findIn(subscriber!, 'SBR'), 3),
      birth: readElement(findIn(subscriber!, 'DMG'), 2),
      sex: readElement(findIn(subscriber!, 'DMG'), 3),
      payer: [readElement(payer, 3), readElement(payer, 9)],
      diagnoses: findIn(subscriber!, 'HI').elements.length,
      lines: lines.map((line) => {
        const service = findIn(line, 'SV1');
        const [qualifier, code, ...modifiers] = service.elements[0]!;
        return {
          number: readElement(line[0]!, 1),
          qualifier,
          code,
          modifiers,
          amount: readElement(service, 2),
          units: [readElement(service, 3), readElement(service, 4)],
          pointers: service.elements[6],
          date: readElement(findIn(line, 'DTP', '472'), 3),
          cycle: readElement(findIn(line, 'REF', '6R'), 2),
        };
      }),
    };
  });
}
