/** Fetches the file behind a signed link by a plain GET (API-29); null when that fails, with a note on the console only (ERR-37). */
export async function signedFile(url: string): Promise<Blob | null> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.blob();
  } catch (error) {
    console.warn('A signed link could not be fetched.', error);
    return null;
  }
}
