import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../../src/ui/i18n/i18nProvider.ts';
import { mockPictures, pngBytes, pngFile } from '../../../tests/component/pictures.ts';
import { LogoUpload } from './LogoUpload.tsx';

let pictures: ReturnType<typeof mockPictures>;
beforeEach(() => {
  pictures = mockPictures();
});

function open(upload: (logo: Blob) => Promise<object> = async () => ({})) {
  const onUploaded = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  const sent = vi.fn<typeof upload>(upload);
  // A file can be dropped or renamed, so the `accept` attribute is not a check.
  const user = userEvent.setup({ applyAccept: false });
  render(
    <I18nContextProvider value={createI18nProvider([])}>
      <LogoUpload upload={sent} onUploaded={onUploaded} onCancel={onCancel} />
    </I18nContextProvider>,
  );
  const choose = async (file: File) => user.upload(screen.getByLabelText(/^Choose/), file);
  const crop = async (file = pngFile()) => {
    await choose(file);
    const slider = await screen.findByRole('slider', { name: 'Zoom' });
    fireEvent.load(document.querySelector('img')!);
    return slider;
  };
  const submit = () => user.click(screen.getByRole('button', { name: 'Upload' }));
  return { user, sent, onUploaded, onCancel, choose, crop, submit };
}

const file = (bytes: BlobPart[], name = 'logo.png') => new File(bytes, name, { type: 'image/png' });

describe('choosing a logo', () => {
  it.each([
    [
      'no PNG under a name of one',
      file(['<svg xmlns="http://www.w3.org/2000/svg"></svg>'.padEnd(99)]),
      'The logo must be a PNG.',
    ],
    ['a JPEG', file([new Uint8Array([0xff, 0xd8, 0xff, ...new Uint8Array(99)])], 'a.jpg'), 'The logo must be a PNG.'],
    ['huge dimensions', pngFile(4097, 10), 'The image cannot be larger than 4096 x 4096 pixels.'],
    ['no dimensions', pngFile(0, 10), 'The image file is damaged.'],
    ['a truncated file', file([pngBytes(500, 500).slice(0, -6)]), 'The image file is damaged.'],
    ['a heavy file', file([pngBytes(9, 9), new Uint8Array(10_000_000)]), 'The image cannot be larger than 10 MB.'],
  ])('AORG-11 F1 rejects %s in place and decodes nothing', async (_what, chosen, message) => {
    const { choose, sent, submit } = open();
    await choose(chosen);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(pictures.opened).toEqual([]);
    expect(screen.queryByRole('slider')).toBeNull();
    await submit();
    expect(sent).not.toHaveBeenCalled();
  });

  it('AORG-11 F1 rejects a file that looks like a PNG and cannot be decoded', async () => {
    HTMLImageElement.prototype.decode = async () => {
      throw new DOMException('The source image cannot be decoded.', 'EncodingError');
    };
    const { choose } = open();
    await choose(pngFile());
    expect(await screen.findByRole('alert')).toHaveTextContent('The image file is damaged.');
    expect(pictures.released).toEqual(['blob:picture-1']);
  });

  it('AORG-11 accepts a dropped PNG, and another one instead', async () => {
    const { crop } = open();
    fireEvent.drop(screen.getByText('Choose a PNG'), { dataTransfer: { files: [pngFile()] } });
    await screen.findByRole('slider', { name: 'Zoom' });
    await crop();
    expect(document.querySelector('img')).toHaveAttribute('src', 'blob:picture-2');
    expect(pictures.released).toEqual(['blob:picture-1']);
  });

  it('AORG-11 shows the picture chosen last, even if an earlier one takes longer to read', async () => {
    const slow = pngFile();
    let read = () => {};
    slow.arrayBuffer = () => new Promise((done) => (read = () => done(pngBytes(9, 9).buffer)));
    const { choose } = open();
    await choose(slow);
    await choose(pngFile());
    await screen.findByRole('slider', { name: 'Zoom' });
    read();
    await waitFor(() => expect(pictures.released).toEqual(['blob:picture-2']));
    expect(document.querySelector('img')).toHaveAttribute('src', 'blob:picture-1');
  });

  it('asks for a picture when there is none, and can be cancelled without one', async () => {
    const { user, sent, submit, onCancel } = open();
    await waitFor(() => expect(screen.getByLabelText('Choose a PNG')).toHaveFocus());
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose a PNG first.');
    expect(sent).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });
});

describe('the crop area', () => {
  it('AORG-12 is 250 x 140 pixels large and moves with the arrow keys', async () => {
    const { user, crop, submit } = open();
    await crop();
    const area = await screen.findByRole('group', { name: /^Preview of the logo/ });
    expect(area).toHaveStyle({ width: '250px', height: '140px' });
    for (let press = 0; press < 5; press++) await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    area.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    await submit();
    // Zoom 1.5, 10 pixels to the right and 5 up, on a canvas twice as large.
    expect(pictures.drawn).toEqual([{ canvas: [500, 280], at: [-105, -80, 750, 420] }]);
  });

  it('AORG-12 contains the whole picture when nothing was changed', async () => {
    const { crop, submit } = open();
    await crop();
    await submit();
    expect(pictures.drawn).toEqual([{ canvas: [500, 280], at: [0, 0, 500, 280] }]);
  });

  it('AORG-13 zooms in steps of 0.1 by button and slider, within its limits', async () => {
    const { user, crop } = open();
    const slider = await crop();
    expect(slider).toHaveAttribute('step', '0.1');
    expect(slider).toHaveValue('1');
    const [zoomIn, zoomOut] = ['Zoom in', 'Zoom out'].map((name) => screen.getByRole('button', { name }));
    for (const shown of ['1.1×', '1.2×', '1.3×']) {
      await user.click(zoomIn!);
      expect(slider).toHaveAttribute('aria-valuetext', shown);
    }
    await user.click(zoomOut!);
    expect(screen.getByText('1.2×')).toBeVisible();
    fireEvent.change(slider, { target: { value: '5' } });
    expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
    await user.click(zoomIn!);
    expect(slider).toHaveAttribute('aria-valuetext', '5.0×');
    fireEvent.change(slider, { target: { value: '1' } });
    await user.click(zoomOut!);
    expect(slider).toHaveAttribute('aria-valuetext', '1.0×');
  });

  it('AORG-12 is sent at its own size when twice the size became too heavy', async () => {
    pictures = mockPictures((canvas) => (canvas.width === 500 ? 512_001 : 140_000));
    const { crop, sent, submit } = open();
    await crop();
    await submit();
    expect(pictures.drawn.map(({ canvas }) => canvas)).toEqual([
      [500, 280],
      [250, 140],
    ]);
    expect(sent.mock.calls[0]![0].size).toBe(140_000);
  });
});

describe('uploading a logo', () => {
  it('AORG-09 sends the drawn PNG and confirms it', async () => {
    const { crop, sent, submit, onUploaded } = open();
    await crop();
    await submit();
    expect(sent.mock.calls[0]![0].type).toBe('image/png');
    await waitFor(() => expect(onUploaded).toHaveBeenCalledOnce());
  });

  it.each([
    [
      'the server’s words about the file',
      { message: 'Some values cannot be saved.', fields: { file: 'The logo is damaged.' } },
      'Failed to upload logo - The logo is damaged.',
    ],
    ['the server’s words', { message: 'Organization not found.' }, 'Failed to upload logo - Organization not found.'],
  ])('ERR-14 OPEN-147 shows %s after an error', async (_what, problem, text) => {
    const { crop, submit, onUploaded } = open(async () => ({ status: 422, requestId: 'r1', ...problem }));
    await crop();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(onUploaded).not.toHaveBeenCalled();
    expect(screen.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  });

  it('ERR-14 OPEN-147 shows the other text after a network error, and the picture can be sent again', async () => {
    const answers = [{ message: 'The service cannot be reached.', status: 0 }, {}];
    const { crop, submit, onUploaded } = open(async () => answers.shift()!);
    await crop();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong uploading your image, please try again.',
    );
    await submit();
    await waitFor(() => expect(onUploaded).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
