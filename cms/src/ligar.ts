import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { getPayload } from 'payload';
import { ambiente, faltas } from './ambiente.ts';
import { retomarObras } from './assistente/obras.ts';
import { enviarRegras } from './avisos/destinos.ts';
import { enviarTodosOsLegais } from './avisos/documentos.ts';
import { despertar } from './builder/servidor/despertador.ts';
import { regrasDe } from './conteudo/hotsite-publico.ts';
import { estado } from './estado.ts';
import { migrations } from './migrations/index.ts';
import { completarUids } from './paginas/uid-da-pagina.ts';
import { semear } from './semente/semear.ts';
import { contarVoz } from './vozes/contar-voz.ts';

/** Opens the database (which migrates it), seeds it when empty, and tells the engine every brand's rules. */
export async function ligar(): Promise<void> {
  const atual = ambiente();
  const frases = faltas(atual);
  if (frases.length > 0) sair(frases.join(' '));
  try {
    mkdirSync(path.join(atual.dados, 'midia'), { recursive: true });
    const { default: config } = await import('./payload.config.ts');
    const payload = await getPayload({ config });
    // Payload runs committed migrations by itself only in production.
    if (process.env.NODE_ENV !== 'production' && !atual.mongo)
      await payload.db.migrate({ migrations: migrations as never });
    await completarUids(payload);
    await semear(payload, atual);
    const { docs } = await payload.find({ collection: 'hotsites', pagination: false, depth: 0 });
    for (const marca of docs) {
      enviarRegras(regrasDe(marca));
      contarVoz(payload, marca.id);
    }
    await enviarTodosOsLegais(payload);
    await despertar(payload);
    await retomarObras(payload);
    estado().pronto = true;
  } catch (erro) {
    console.error(erro);
    sair(`Não foi possível abrir o painel em ${atual.dados}: ${(erro as Error).message}`);
  }
}

function sair(frase: string): never {
  console.error(frase);
  process.exit(1);
}
