import { describe, expect, it } from 'vitest';
import { toModuleForm, parseModuleForm, type ModuleForm } from './module-form.ts';

const portal = 'http://127.0.0.1:3000';
const fresh = { id: 'm9', imageUrl: null, assessments: [] };
const filled: ModuleForm = {
  name: ' Balance ',
  subtitle: 'Standing',
  isLocked: 'no',
  imageName: 'Assessment',
  imageUrl: '',
};
const errorsOf = (change: Partial<ModuleForm>, module: Parameters<typeof parseModuleForm>[1] = fresh) =>
  parseModuleForm({ ...filled, ...change }, module, [portal]).errors;

describe('the dialog of a module', () => {
  it('MODS-22 MODS-23 MODS-24 asks for name, subtitle and lock', () => {
    expect(parseModuleForm(toModuleForm(null), fresh, [portal]).errors).toEqual({
      name: 'Module Name is required',
      subtitle: 'Subtitle is required',
      isLocked: 'Locked status is required',
    });
    expect(errorsOf({ name: '  ', subtitle: ' ' })).toEqual({
      name: 'Module Name is required',
      subtitle: 'Subtitle is required',
    });
  });

  it('MODS-25 refuses what is no address, or none that a module may have', () => {
    for (const imageUrl of ['balance', 'data:image/png;base64,AA']) {
      expect(errorsOf({ imageUrl })).toEqual({ imageUrl: 'Invalid URL format' });
    }
    expect(errorsOf({ imageUrl: 'http://images.example.com/a.png' })).toEqual({
      imageUrl: 'The image URL must start with https://',
    });
    for (const imageUrl of ['https://images.example.com/a.png', `${portal}/scan-modules/2.svg`]) {
      expect(errorsOf({ imageUrl })).toBeUndefined();
    }
  });

  it('MODS-25 lets a module keep the image that it has', () => {
    const imageUrl = 'http://localhost:3000/scan-modules/2.svg';
    expect(errorsOf({ imageUrl })).toEqual({ imageUrl: 'The image URL must start with https://' });
    expect(errorsOf({ imageUrl }, { ...fresh, imageUrl })).toBeUndefined();
  });

  it('MODS-26 MODS-27 a blank image is none, a blank image name is Assessment', () => {
    expect(parseModuleForm({ ...filled, imageUrl: ' ', imageName: ' ' }, fresh, [portal]).module).toEqual({
      id: 'm9',
      name: 'Balance',
      subtitle: 'Standing',
      isLocked: false,
      imageName: 'Assessment',
      imageUrl: null,
      assessments: [],
    });
    expect(toModuleForm(null).imageName).toBe('Assessment');
  });

  it('MODS-28 an image name of its own is kept', () => {
    expect(parseModuleForm({ ...filled, imageName: 'Balance' }, fresh, [portal]).module?.imageName).toBe('Balance');
    expect(errorsOf({ imageName: 'x'.repeat(121) })).toEqual({ imageName: 'Max Character Limit is 120' });
  });

  it('opens with what the module has, and keeps its assessments', () => {
    const module = {
      id: 'm1',
      name: 'Gait',
      subtitle: 'Walks',
      imageName: 'Walk',
      isLocked: true,
      imageUrl: 'https://images.example.com/a.png',
      assessments: [{ id: 'AST-0018', name: 'Gait', nameOverride: 'Walk' }],
    };
    expect(toModuleForm(module)).toEqual({
      name: 'Gait',
      subtitle: 'Walks',
      imageName: 'Walk',
      isLocked: 'yes',
      imageUrl: 'https://images.example.com/a.png',
    });
    expect(parseModuleForm(toModuleForm(module), module, [portal]).module).toEqual(module);
  });
});
