import openapiTypescript, { astToString } from 'openapi-typescript';

/** The types of an API as TypeScript: `paths` for the client, `components` for its records. `document` is OpenAPI 3.1. */
export async function generateTypes(document: object): Promise<string> {
  return astToString(await openapiTypescript(JSON.stringify(document)));
}
