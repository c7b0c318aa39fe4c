import { faulty, Refusal } from './refusal.ts';

/** The bytes of the field `file` of an uploaded form; refuses a body that is no form or has no file. */
export async function uploadedFile(
  body: Uint8Array<ArrayBuffer>,
  contentType: string | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!/^multipart\/form-data\b/i.test(contentType ?? ''))
    throw new Refusal(415, 'Send the file as multipart/form-data.');
  const form = await new Response(body, { headers: { 'content-type': contentType! } }).formData().catch(() => {
    throw new Refusal(400, 'The form cannot be read.');
  });
  const file = form.get('file');
  if (!(file instanceof File)) throw faulty('file', 'Choose a file.');
  return new Uint8Array(await file.arrayBuffer());
}
