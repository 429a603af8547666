// npm run backup [-- pasta]: copies the running installation. Made to be called by cron.
import { join, resolve } from 'node:path';
import { copiar } from './copia/copiar.ts';
import { RAIZ } from './plataforma/ambiente.mjs';
import { executar } from './plataforma/falha.mjs';

await executar(async () => {
  const dados = resolve(RAIZ, process.env.MARTELO_DADOS || '.data');
  const nome = `martelo-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  const destino = resolve(process.argv[2] ?? join(RAIZ, '.copias', nome));
  const { log, arquivos } = await copiar(
    dados,
    destino,
    (linha) => process.stdout.write(`${linha}\n`),
    process.env.MARTELO_S3_BUCKET || undefined,
  );
  const mb = arquivos.reduce((soma, { bytes }) => soma + bytes, 0) / 1_000_000;
  process.stdout.write(
    `\nCópia em ${destino}: ${arquivos.length} arquivos, ${mb.toFixed(1)} MB, ${log.streams} leilões, ${log.eventos} eventos conferidos.\n` +
      'Ela contém chaves e dados pessoais: guarde-a como guarda o original.\n',
  );
});
