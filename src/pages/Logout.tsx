import { useEffect } from 'react';
import { text } from '../i18n/text.ts';
import { leave } from '../session/leave.ts';
import { Waiting } from './Waiting.tsx';

/** `/user/logout/` signs out (AUTH-24). */
export default function Logout() {
  useEffect(() => void leave(), []);
  return <Waiting label={text('logout.leaving')} />;
}
