import {
  avisosDaEquipe,
  type LinhaDeEspera,
  lidosDaEquipe,
  silenciarToque,
  type ToqueDaEquipe,
} from '@martelo/shared/avisos/da-equipe';
import { ESPERAS, type Espera, PALAVRAS_DAS_ESPERAS, tituloDaEspera } from '@martelo/shared/avisos/esperas';
import { type CodigoEvento, ehEvento } from '@martelo/shared/avisos/eventos';
import { nomesDe } from '@martelo/shared/avisos/modelo';
import { ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import type { Limitador } from '../api/limite.ts';
import { tem } from '../api/recurso/politica.ts';
import { type Chamador, type Rota, rota } from '../api/rota.ts';
import type { Acesso, Registros } from '../records/records.ts';
import type { Caixa } from './caixa.ts';
import { contar, destinoDaEspera, FILAS } from './esperas.ts';
import { eventosNoSinoDe } from './registros.ts';
import { lerSino, mudarSino, type SinoDaEquipe } from './sinos-da-equipe.ts';

interface Dependencias {
  registros: Registros;
  caixa: Caixa;
  agora(): number;
  /** Of one person's marks. */
  limitador: Limitador;
}

type DaCasa = Extract<Acesso, { tipo: 'interno' }>;
const naoLidos = z.object({ naoLidos: z.int() });

/** The bell of the house's people: what waits for them, and what they were told. */
export function rotasDoSinoDaEquipe({ registros, caixa, agora, limitador }: Dependencias): Rota[] {
  const linhasDe = async ({ acesso, hotsite }: Chamador, sino: SinoDaEquipe): Promise<LinhaDeEspera[]> => {
    const naoSilenciadas = ESPERAS.filter((um) => !sino.silenciados.includes(um));
    const linhas = await Promise.all(
      naoSilenciadas.map(async (espera): Promise<LinhaDeEspera[]> => {
        const contada = await contar(registros, acesso, espera, agora());
        if (contada === null) return [];
        const { quantos, em } = contada;
        return [
          {
            ...{ espera, quantos, em, titulo: tituloDaEspera(espera, hotsite.tipo, quantos) },
            nova: em > (sino.vistas[espera] ?? ''),
            destino: destinoDaEspera(espera, agora()),
          },
        ];
      }),
    );
    return linhas.flat().toSorted((uma, outra) => (uma.em < outra.em ? 1 : -1));
  };
  const eventosDe = ({ silenciados }: SinoDaEquipe): CodigoEvento[] => silenciados.filter(ehEvento);
  const quantosNaoLidos = async (chamador: Chamador): Promise<number> => {
    const acesso = daCasa(chamador);
    const sino = await lerSino(registros, acesso);
    const [linhas, avisos] = await Promise.all([
      linhasDe(chamador, sino),
      caixa.naoLidos(acesso, eventosDe(sino)),
    ]);
    return avisos + linhas.filter(({ nova }) => nova).length;
  };

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/equipe/avisos',
      resumo: 'O que espera por mim, o que me avisaram, do mais novo ao mais antigo, e quantos não li',
      guarda: 'interno',
      query: z.object({
        apos: z.string().max(8_000).optional().describe('O `proximo` da página anterior'),
        porPagina: z.coerce.number().int().min(1).max(50).default(20),
      }),
      resposta: avisosDaEquipe,
      async executar({ query, chamador }) {
        const acesso = daCasa(chamador);
        const sino = await lerSino(registros, acesso);
        const [esperas, pagina] = await Promise.all([
          linhasDe(chamador, sino),
          caixa.pagina(acesso, query, eventosDe(sino)),
        ]);
        const { tipo } = chamador.hotsite;
        const toque = (qual: ToqueDaEquipe, rotulo: string) => ({
          ...{ toque: qual, rotulo, silenciado: sino.silenciados.includes(qual) },
        });
        return {
          ...pagina,
          esperas,
          naoLidos: pagina.naoLidos + esperas.filter(({ nova }) => nova).length,
          toques: [
            ...esperasDe(acesso).map((uma) => toque(uma, PALAVRAS_DAS_ESPERAS[tipo][uma].rotulo)),
            ...eventosNoSinoDe(acesso).map((um) => toque(um, nomesDe(um, tipo).rotulo)),
          ],
        };
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/equipe/avisos/lidos',
      resumo: 'Marca como lidos avisos e linhas do que espera: alguns, ou todos',
      guarda: 'interno',
      body: lidosDaEquipe,
      resposta: naoLidos,
      async executar({ body, chamador }) {
        const acesso = daCasa(chamador);
        limitador.consumir(acesso.usuUid);
        const vistas = 'esperas' in body ? body.esperas : esperasDe(acesso);
        await caixa.ler(acesso, body.uids);
        if (vistas.length > 0) {
          // What has been there by now: something that comes in this very moment rings.
          const em = new Date(agora()).toISOString();
          await mudarSino(registros, acesso, (antes) => ({
            vistas: { ...antes.vistas, ...Object.fromEntries(vistas.map((uma) => [uma, em])) },
          }));
        }
        return { naoLidos: await quantosNaoLidos(chamador) };
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/equipe/avisos/silenciados',
      resumo: 'Deixa de tocar, ou volta a tocar, por uma coisa; o que já estava lá volta com ela',
      guarda: 'interno',
      body: silenciarToque,
      resposta: naoLidos,
      async executar({ body: { toque, silenciado }, chamador }) {
        const acesso = daCasa(chamador);
        limitador.consumir(acesso.usuUid);
        if (![...esperasDe(acesso), ...eventosNoSinoDe(acesso)].includes(toque as never))
          throw new ErroMartelo('SEM_PERMISSAO', {}, 'Este aviso não é dos seus papéis.');
        await mudarSino(registros, acesso, ({ silenciados }) => ({
          silenciados: [...silenciados.filter((um) => um !== toque), ...(silenciado ? [toque] : [])],
        }));
        return { naoLidos: await quantosNaoLidos(chamador) };
      },
    }),
  ];
}

/** Which queues ring for somebody. */
export const esperasDe = (acesso: Acesso): Espera[] =>
  ESPERAS.filter((espera) => tem(acesso, FILAS[espera].papeis));

/** The guard let only people of the house in. */
function daCasa({ acesso }: Chamador): DaCasa {
  if (acesso.tipo !== 'interno') throw new ErroMartelo('SEM_PERMISSAO', { papeis: 'Interno' });
  return acesso;
}
