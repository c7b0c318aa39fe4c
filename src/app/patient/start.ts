import { requestTodayEarly } from './earlyToday.ts';
import './patient.css';

/* The page names both scripts, so that they come at once; this one is small and is run first. */
requestTodayEarly();
void import('./main.tsx');
