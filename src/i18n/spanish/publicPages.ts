import { speakerOf } from '../../../domain/language/phrases.ts';
import { spanishPhrases } from '../../../domain/language/es/index.ts';

export { default as texts } from '../messages/public.es.ts';

export const say = speakerOf(spanishPhrases);
