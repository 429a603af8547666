import { join } from 'node:path';
import { Falha } from './falha.mjs';
import { ligarServidor, portaLivre } from './programa-filho.mjs';
import { instalar, noPath } from './programas.mjs';

/** A Redis for tests: REDIS_URL, else `redis-server` on PATH, else the system's package. */
export async function ligarRedis(temporario, dizer) {
  const dado = process.env.REDIS_URL;
  if (dado)
    return {
      variaveis: { MARTELO_TESTE_REDIS_URL: dado },
      descricao: 'o de REDIS_URL',
      parar: async () => {},
    };
  const pacote = noPath('apt-get') ? 'redis-server' : 'redis';
  const programa = noPath('redis-server') ?? (instalar(pacote, dizer) ? noPath('redis-server') : undefined);
  if (programa === undefined)
    throw new Falha('não há redis-server nem como instalá-lo. Instale o Redis ou defina REDIS_URL.');
  const porta = await portaLivre();
  const parar = await ligarServidor({
    nome: 'o Redis',
    programa,
    argumentos: [
      '--port',
      `${porta}`,
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      temporario,
    ],
    porta,
    registro: join(temporario, 'redis.log'),
  });
  return {
    variaveis: { MARTELO_TESTE_REDIS_URL: `redis://127.0.0.1:${porta}` },
    descricao: `${programa}, só desta rodada`,
    parar,
  };
}
