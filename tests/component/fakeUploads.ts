import { vi } from 'vitest';

/** An upload to the mocked API, which reports half of the file as soon as it starts. */
class FakeRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  timeout = 0;
  withCredentials = false;
  #to: [method: string, url: string] = ['GET', ''];
  #aborted = false;

  open(method: string, url: string) {
    this.#to = [method, url];
  }

  setRequestHeader() {}

  abort() {
    this.#aborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  send(file: Blob) {
    const [method, url] = this.#to;
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: file.size / 2, total: file.size }));
    void fetch(url, { method }).then(
      async (response) => {
        this.responseText = await response.text();
        this.status = response.status;
        if (!this.#aborted) this.dispatchEvent(new Event('load'));
      },
      () => this.dispatchEvent(new Event('error')),
    );
  }
}

/** Sends uploads to the mocked API; call it beside `mockApi`. */
export const mockUploads = () => vi.stubGlobal('XMLHttpRequest', FakeRequest);
