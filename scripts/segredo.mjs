// The services' secret, changed: the next start uses the new one and still takes the one before.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { RAIZ, rotacionarSegredo } from './plataforma/ambiente.mjs';
import { executar, Falha } from './plataforma/falha.mjs';

const USO = `Uso: npm run segredo -- rotacionar   (segredo novo; o de antes continua aceito)
     npm run segredo -- esquecer     (o de antes deixa de valer)`;

await executar(async () => {
  const [comando] = process.argv.slice(2);
  if (comando !== 'rotacionar' && comando !== 'esquecer') throw new Falha(USO);
  const dados = resolve(RAIZ, process.env.MARTELO_DADOS || '.data');
  if (!existsSync(join(dados, 'segredos.json')))
    throw new Falha(`não há segredos em ${dados}: rode npm start uma vez ou defina MARTELO_DADOS.`);
  rotacionarSegredo(dados, comando === 'esquecer');
  process.stdout.write(
    comando === 'rotacionar'
      ? 'Segredo novo gravado; o de antes ainda é aceito. Pare e rode npm start de novo; depois, npm run segredo -- esquecer.\n'
      : 'O segredo de antes foi esquecido: vale a partir do próximo npm start.\n',
  );
});
