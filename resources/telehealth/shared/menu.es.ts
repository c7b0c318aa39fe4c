import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { telehealthMenu } from './menu.en.ts';

const spanish: Translated<typeof telehealthMenu> = { telehealth: { menu: 'Telesalud' } };
export default spanish;
