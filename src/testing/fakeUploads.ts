import { vi } from 'vitest';

/** An upload of a test, told of by the server of `answerCalls`: half of the file is on its way when it begins. */
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

/** Lets uploads go where the browser's other calls go; call it beside `answerCalls`. */
export const answerUploads = () => vi.stubGlobal('XMLHttpRequest', FakeRequest);
