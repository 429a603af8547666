/** A process that seeds the panel of one folder, for tests to copy: `avulsa.ts <folder>`. */
import { painelDeTeste } from '../teste-painel.ts';
import { semear } from './semear.ts';

const [pasta] = process.argv.slice(2) as [string];
const painel = await painelDeTeste(pasta);
await semear(painel.payload, { demo: true });
await painel.fechar();
// Notices to services that nobody started here are still being tried again.
process.exit(0);
