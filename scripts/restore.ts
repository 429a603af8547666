// npm run restore -- <cópia> [pasta]: puts a copy into an empty data folder and proves it.
import { resolve } from 'node:path';
import { restaurar } from './copia/restaurar.ts';
import { RAIZ } from './plataforma/ambiente.mjs';
import { executar, Falha } from './plataforma/falha.mjs';

await executar(async () => {
  const [copia, pasta] = process.argv.slice(2);
  if (copia === undefined) throw new Falha('diga qual cópia: npm run restore -- <cópia> [pasta de dados].');
  const dados = resolve(RAIZ, pasta ?? (process.env.MARTELO_DADOS || '.data'));
  const { log, criadaEm } = await restaurar(resolve(copia), dados, (linha) =>
    process.stdout.write(`${linha}\n`),
  );
  process.stdout.write(
    `\nRestaurada em ${dados} a cópia de ${criadaEm}: ${log.streams} leilões, ${log.eventos} eventos conferidos.\n` +
      `Para usá-la: MARTELO_DADOS=${dados} npm start\n`,
  );
});
