import { startPostgres } from '../scripts/ensure-postgres.mjs'; import { spawn } from 'child_process'; import fs from 'fs';
const s=await startPostgres({dir: (await import('fs')).mkdtempSync('/dev/shm/portal-pg-'), settings: JSON.parse(process.env.PGSET ?? '{}')});
const cpuPg=()=>fs.readdirSync('/proc').filter(p=>/^\d+$/.test(p)).reduce((a,p)=>{try{const c=fs.readFileSync('/proc/'+p+'/cmdline','utf8');if(!/postgres/.test(c)||/node/.test(c))return a;const t=fs.readFileSync('/proc/'+p+'/stat','utf8');const f=t.slice(t.lastIndexOf(')')+2).split(' ');return a+(+f[11]+ +f[12]+ +f[13]+ +f[14])*10}catch{return a}},0);
const busy=()=>{const f=fs.readFileSync('/proc/stat','utf8').split('\n')[0].split(/\s+/).slice(1).map(Number);return (f[0]+f[1]+f[2]+f[5]+f[6])*10};
const b0=busy(),t0=Date.now();
const r=spawn('npx',['vitest','run','--project','api',...process.argv.slice(2)],{stdio:'inherit',env:{...process.env,TEST_DB:'postgres',TEST_DATABASE_URL:s.url,TEST_DATABASE_OWNER_URL:s.ownerUrl}});
await new Promise(d=>r.on('exit',d));
console.log('wall',Date.now()-t0,'busy',busy()-b0,'pg',cpuPg());
await s.stop();
