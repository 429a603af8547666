import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { segredosDeServico } from '@martelo/shared/segredo-servico';
import { abrirChaves } from './chaves.ts';
import { type Cofre, cofreEmArquivo } from './cofre.ts';
import { cofreNoMongo } from './cofre-mongo.ts';

/** Time for every engine process and every cache of the public keys to hear of a new one before it signs. */
const ANTECEDENCIA_PADRAO_MIN = 15;

const USO = `Uso: npm run chaves -- listar
     npm run chaves -- rotacionar [minutos]   (padrão ${ANTECEDENCIA_PADRAO_MIN}: quando a chave nova passa a assinar)`;

/** Makes a key that signs from `desde` (Unix ms) on. Running engines notice by themselves. Returns its kid. */
export async function girarChaves(cofre: Cofre, desde: number): Promise<string> {
  return (await abrirChaves(cofre)).girar(desde);
}

async function principal([comando, quantos]: string[]): Promise<void> {
  const cofre = await cofreConfigurado(process.env);
  const minutos = quantos === undefined ? ANTECEDENCIA_PADRAO_MIN : Number(quantos);
  if (comando === 'rotacionar' && minutos >= 0) {
    const desde = Date.now() + minutos * 60_000;
    const kid = await girarChaves(cofre, desde);
    console.log(`Chave ${kid} criada: assina a partir de ${new Date(desde).toISOString()}.`);
    console.log('Recibos e assinaturas anteriores continuam válidos: não apague as chaves antigas.');
  } else if (comando === 'listar') {
    for (const { kid, desde } of (await abrirChaves(cofre)).jwks().keys)
      console.log(`${kid}  desde ${desde}`);
  } else {
    console.error(USO);
    process.exitCode = 2;
  }
  await cofre.fechar();
}

/** The vault of the installation that the environment describes. */
async function cofreConfigurado(env: NodeJS.ProcessEnv): Promise<Cofre> {
  const { MONGODB_URI: mongo } = env;
  const segredos = segredosDeServico(env);
  if (mongo && segredos.atual) return cofreNoMongo(mongo, segredos);
  const dados = env.MARTELO_DADOS ?? fileURLToPath(new URL('../../../../.data', import.meta.url));
  return cofreEmArquivo(join(dados, 'engine'));
}

if (import.meta.main) await principal(process.argv.slice(2));
