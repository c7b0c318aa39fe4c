import type { Coding, Identifier, Reference, Resource } from '@medplum/fhirtypes';

/** Where an installation serves FHIR. Its own code systems, identifiers and extensions have addresses below it. */
export interface Links {
  /** `https://portal.example/fhir/R4` */
  base: string;
  organizationId: number;
}

export const refer = <T extends Resource>(type: T['resourceType'], id: number | string, display?: string) =>
  ({ reference: `${type}/${id}`, ...(display && { display }) }) as Reference<T>;

export const toIdentifier = ({ base }: Links, name: string, value: string | number): Identifier => ({
  system: `${base}/identifier/${name}`,
  value: String(value),
});

/** A code of one of our own code systems. */
export const toLocalCoding = ({ base }: Links, system: string, code: string, display?: string): Coding => ({
  system: `${base}/CodeSystem/${system}`,
  code,
  ...(display && { display }),
});

export const toExtensionUrl = ({ base }: Links, name: string): string => `${base}/StructureDefinition/${name}`;

export const toMeta = (version: number, lastUpdated: Date) => ({
  versionId: String(version),
  lastUpdated: lastUpdated.toISOString(),
});

/** Codes have no blanks at their ends, and no two together. */
export const toCode = (text: string): string => text.trim().replaceAll(/\s+/g, '-');

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A text for people, where a profile wants one. */
export const toNarrative = (lines: readonly string[]) => ({
  status: 'generated' as const,
  div: `<div xmlns="http://www.w3.org/1999/xhtml">${lines.map((line) => `<p>${escapeXml(line)}</p>`).join('')}</div>`,
});
