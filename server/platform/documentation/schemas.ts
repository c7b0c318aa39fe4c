import { readdir } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { Call } from '../../../contract/platform/call.ts';
import { createPagedSchema } from '../../../contract/platform/paging.ts';
import { Problem } from '../../../contract/platform/problem.ts';
import { documentedCalls } from './call-examples.ts';

type Shape = z.ZodMiniType;
type Direction = 'input' | 'output';
type JsonSchema = Record<string, unknown>;

const contract = new URL('../../../contract/', import.meta.url);
const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null && '_zod' in value;
/** A schema of one value says what it is where it stands; a name would only hide it. */
const isNamed = (shape: Shape) => ['object', 'union', 'lazy'].includes(shape._zod.def.type);

/** The shapes that the contract exports, by the names that it gives them. */
async function readContractShapes(): Promise<Map<Shape, string>> {
  const files = await readdir(contract, { recursive: true });
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('messages'))
      .map((file) => import(new URL(file, contract).href) as Promise<Record<string, unknown>>),
  );
  const shapes = new Map<Shape, string>();
  for (const [name, value] of modules.flatMap((module) => Object.entries(module)))
    if (isShape(value) && isNamed(value) && /^[A-Z]/.test(name)) shapes.set(value, name);
  return shapes;
}

const toPascalCase = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);
const toReference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Names of everything that `schema` refers to. */
function listReferences(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { $ref } = schema as { $ref?: unknown };
  return [
    ...(typeof $ref === 'string' ? [$ref.slice($ref.lastIndexOf('/') + 1)] : []),
    ...Object.values(schema).flatMap(listReferences),
  ];
}

/** All shapes as JSON Schema 2020-12. A response is read leniently: clients have to accept fields that are added later. */
function toSchemas(shapes: ReadonlyMap<Shape, string>, io: Direction): Map<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [shape, id] of shapes) registry.add(shape, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => {
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      // Null or anything is anything.
      if (jsonSchema.anyOf?.some((each) => Object.keys(each).length === 0)) delete jsonSchema.anyOf;
    },
  });
  return new Map(
    Object.entries(schemas).map(([name, schema]) => {
      const { $schema: _dialect, $id: _address, ...rest } = schema as JsonSchema;
      return [name, rest];
    }),
  );
}

/**
 * The named schemas of an API document. A shape that is both sent and answered, in different forms (defaults, normalized
 * values), has two: `Program` and `ProgramInput`. Only those that the document refers to are in `components`.
 */
export async function createSchemas(calls: readonly Call[]) {
  const names = await readContractShapes();
  const nameAs = (shape: Shape, name: string) => {
    if (!names.has(shape)) names.set(shape, name);
    return shape;
  };
  const pages = new Map<string, Shape>();
  nameAs(Problem, 'Problem');
  for (const call of calls) {
    const name = toPascalCase(call.id);
    const body = call.body ?? documentedCalls[call.id]?.shape;
    if (body) nameAs(body, `${name}Request`);
    if (!call.response) continue;
    nameAs(call.response, call.list ? `${name}Item` : `${name}Response`);
    if (call.list) pages.set(call.id, nameAs(createPagedSchema(call.response), `${name}Page`));
  }
  const [read, sent] = [toSchemas(names, 'output'), toSchemas(names, 'input')];
  const differing = new Set([...names.values()].filter((name) => !isSame(read.get(name), sent.get(name))));
  for (let size = -1; size !== differing.size;) {
    size = differing.size;
    for (const [name, schema] of sent)
      if (listReferences(schema).some((other) => differing.has(other))) differing.add(name);
  }
  const answered = new Set<string>();
  const collect = (name: string): void => {
    if (answered.has(name)) return;
    answered.add(name);
    for (const other of listReferences(read.get(name))) collect(other);
  };
  const responseName = (call: Call) => names.get(pages.get(call.id) ?? call.response!)!;
  for (const call of calls) if (call.response) collect(responseName(call));
  const components = new Map<string, JsonSchema>();
  const nameFor = (name: string, io: Direction) =>
    io === 'input' && differing.has(name) && answered.has(name) ? `${name}Input` : name;
  const withNames = (schema: unknown, io: Direction): unknown => {
    if (Array.isArray(schema)) return schema.map((each) => withNames(each, io));
    if (typeof schema !== 'object' || schema === null) return schema;
    return Object.fromEntries(
      Object.entries(schema).map(([key, value]) =>
        key === '$ref'
          ? ['$ref', addComponent(String(value).slice(String(value).lastIndexOf('/') + 1), io).$ref]
          : [key, withNames(value, io)],
      ),
    );
  };
  /** Adds a schema, and what it refers to, to the components. */
  const addComponent = (name: string, io: Direction): { $ref: string } => {
    const own = nameFor(name, io);
    if (!components.has(own)) {
      components.set(own, {});
      components.set(own, withNames((io === 'input' ? sent : read).get(name), io) as JsonSchema);
    }
    return toReference(own);
  };
  return {
    /** Of the body that a call takes. */
    refToBody: (shape: Shape) => addComponent(names.get(shape)!, 'input'),
    /** Of what a call answers. */
    refToResponse: (call: Call) => addComponent(responseName(call), 'output'),
    refToProblem: () => addComponent('Problem', 'output'),
    /** Of a shape that the contract exports under this name. */
    refToNamed: (name: string) => addComponent(name, 'output'),
    /** The used ones by name, in alphabetical order. */
    list: () => Object.fromEntries([...components].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The named values of a path or a query, each with its schema. */
export function listProperties(shape: Shape): [name: string, schema: JsonSchema, isRequired: boolean][] {
  const { properties = {}, required = [] } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => [name, schema, required.includes(name)]);
}
