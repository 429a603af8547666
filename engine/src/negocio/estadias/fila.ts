import { ErroMartelo } from '@martelo/shared/erros';
import { filaDoPatio } from '@martelo/shared/estadias/estadia.esquema';
import { esperaNaFila, naOrdemDaFila } from '@martelo/shared/estadias/fila';
import type { Filtro } from '@martelo/shared/filtro';
import { QUEM_CUIDA_DE_ESTADIAS } from '@martelo/shared/papeis';
import { z } from 'zod';
import { exigirDireito } from '../../api/recurso/no-patio.ts';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { ESTADIAS } from '../../casa/estadia.ts';
import { PATIOS } from '../../casa/patio.ts';
import { REMOCOES } from '../../casa/remocao.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { nosSeusPatios } from './lugares.ts';

/** As many as a yard lets in on a day, and a phone shows. */
const NA_FILA_MAX = 500;

/** Who waits to be let in: at the gate now, and expected today. @param agora Unix ms */
export function rotaDaFila({ registros, agora }: { registros: Registros; agora(): number }): Rota {
  const remocoes = registros.colecao(REMOCOES);
  /** Since when its removal says that it stands at the gate; null where it does not. */
  const noPortaoDesde = async (remocaoUid: string | null) => {
    const remocao = remocaoUid === null ? null : await remocoes.obter(SISTEMA, remocaoUid);
    if (remocao === null) return { numero: null, desde: null };
    const chegou = remocao.eventos.findLast(({ codigo }) => codigo === 'S14');
    const desde = remocao.situacao === 'NO_PORTAO' ? (chegou?.instante ?? remocao.updatedAt) : null;
    return { numero: remocao.id, desde };
  };
  return rota({
    metodo: 'get',
    caminho: '/v1/estadias/fila',
    resumo:
      'Quem espera para entrar num pátio: no portão agora, e esperado hoje; quem espera há mais tempo primeiro',
    guarda: QUEM_CUIDA_DE_ESTADIAS,
    query: z.object({ patio: z.guid().describe('O `uid` do pátio') }),
    resposta: filaDoPatio,
    async executar({ query, chamador: { acesso, hotsite } }) {
      const patio = await registros.colecao(PATIOS).obter(SISTEMA, query.patio);
      if (!patio?.hotsites.includes(hotsite.id) || patio.removidoEm || !nosSeusPatios(acesso, patio.uid))
        throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'patio' });
      exigirDireito(acesso, patio.uid, 'ENTRADA');
      const filtros: Filtro[] = [
        { tipo: 'exata', campo: 'patUid', valor: patio.uid },
        { tipo: 'exata', campo: 'situacao', valor: 'PREVISTA' },
        SEM_REMOVIDOS,
      ];
      const itens: z.output<typeof filaDoPatio>['itens'] = [];
      for await (const uma of registros.colecao(ESTADIAS).percorrer(acesso, { filtros })) {
        const { numero, desde } = await noPortaoDesde(uma.remocaoUid);
        const espera = esperaNaFila(uma, desde, agora());
        if (espera === null) continue;
        const { uid, veiculoNome, placa, veiculoTipo, entradaFim } = uma;
        itens.push({ uid, veiculoNome, placa, veiculoTipo, ...espera, ate: entradaFim, remocaoId: numero });
      }
      return {
        patio: { uid: patio.uid, nome: patio.nome },
        lidaEm: new Date(agora()).toISOString(),
        itens: itens.toSorted(naOrdemDaFila).slice(0, NA_FILA_MAX),
        total: itens.length,
      };
    },
  });
}
