// Builds what the suites of the whole platform run, in a process whose time can be told. A build needs no running service; it gets the
// same variables a start would give, over a throwaway folder.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ambienteDosServicos } from '../plataforma/ambiente.mjs';
import { construir } from '../plataforma/builds.mjs';
import { executar } from '../plataforma/falha.mjs';

const dados = mkdtempSync(join(tmpdir(), 'martelo-construcao-'));
process.once('exit', () => rmSync(dados, { recursive: true, force: true }));
const servicos = ambienteDosServicos({
  portas: { storefront: 3000, cms: 3001, engine: 3002, print: 3003 },
  segredos: { servico: 'construcao', payload: 'construcao', senhaDemo: '' },
  dados,
  dev: false,
});
await executar(() =>
  construir({
    ambiente: { ...process.env, ...servicos },
    dizer: (mensagem) => process.stdout.write(`${mensagem}\n`),
  }),
);
