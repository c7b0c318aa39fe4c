import type { Translated } from '../../src/i18n/translated.ts';
import type { en } from './menu.en.ts';

const spanish: Translated<typeof en> = { rtm: { menu: 'Facturación de RTM' } };
export default spanish;
