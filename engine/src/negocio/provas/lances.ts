import { centavos } from '@martelo/shared/dinheiro';
import { ErroMartelo } from '@martelo/shared/erros';
import { estadoPublicoLote } from '@martelo/shared/lance';
import { z } from 'zod';
import { comComandoId, identificar } from '../../api/comando.ts';
import { camposDe, parametrosDeLista } from '../../api/consulta.ts';
import { carimbos, paginaDe } from '../../api/resposta.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import {
  comoNaLista,
  LANCES,
  type LanceNaLista,
  lanceNaLista,
  PAPEIS_DE_LANCES,
} from '../../leituras/registros/lance.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';
import { criarAbrir, sobSigilo } from './aberturas.ts';

interface Dependencias {
  motor: Motor;
  registros: Registros;
  localizador: Localizador;
  emDia(): Promise<void>;
  agora(): number;
}

/** Who may take a bid back: who runs the auction, and who answers for support. */
const CANCELAM = [
  'Interno - ADM',
  'Interno - Leilão',
  'Interno - Leiloeiro',
  'Interno - GerenteSAC',
] as const;
const uidDoLance = z.object({ uid: z.guid().transform((uid) => uid.toLowerCase()) });

/** Bids as staff see them, and taking one back (rule 19). */
export function rotasLances({ motor, registros, localizador, emDia, agora }: Dependencias): Rota[] {
  const abrir = criarAbrir(registros, agora);
  const lances = registros.colecao(LANCES);
  return [
    rota({
      metodo: 'post',
      caminho: '/v1/lances/:uid/cancelar',
      resumo: 'Cancela um lance, com motivo; os demais são disputados de novo sem ele',
      guarda: CANCELAM,
      params: uidDoLance,
      body: z.strictObject({
        motivo: z.string().trim().min(1, 'informe o motivo').max(500),
        ...comComandoId,
      }),
      resposta: estadoPublicoLote
        .omit({ compreJa: true })
        .extend({ uid: z.guid(), situacao: z.literal('Cancelado') }),
      async executar({ params, body, chamador, req }) {
        await emDia();
        const lance = await lances.obter(SISTEMA, params.uid);
        if (lance === null || lance.tipoNegociacao !== 'Disputa')
          throw new ErroMartelo('LANCE_NAO_ENCONTRADO');
        // Of another brand it is not there at all.
        await localizador.lote(chamador.acesso, lance.lelUid).catch((erro: unknown) => {
          const naoHa = erro instanceof ErroMartelo && erro.codigo === 'LOTE_NAO_ENCONTRADO';
          throw naoHa ? new ErroMartelo('LANCE_NAO_ENCONTRADO') : erro;
        });
        const { comandoId, autor } = identificar(chamador, req, body.comandoId);
        const { lelUid, uid } = lance;
        return motor.executar(lance.leiUid, {
          ...{ comandoId, autor },
          pedido: { tipo: 'cancelar-lance', lelUid, lance: uid, motivo: body.motivo },
        });
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/lances-recebidos',
      resumo: 'Lances, propostas e compras recebidos, do mais novo ao mais antigo',
      guarda: PAPEIS_DE_LANCES,
      query: parametrosDeLista(camposDe(LANCES)),
      resposta: paginaDe(lanceNaLista.extend(carimbos)),
      async executar({ query: { consulta }, chamador }) {
        await emDia();
        const ordem = { campo: 'data', tipoOrdenacao: 'desc', tipoCampo: 'date' } as const;
        const pagina = await lances.listar(chamador.acesso, { ...consulta, ordem: consulta.ordem ?? ordem });
        return { ...pagina, itens: pagina.itens.map(comoNaLista) };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/lances-recebidos/:uid',
      resumo:
        'Um lance, proposta ou compra recebida; depois de decidido o lote, com o máximo de uma configuração automática, e o acesso fica registrado',
      guarda: PAPEIS_DE_LANCES,
      params: uidDoLance,
      resposta: lanceNaLista.extend({ ...carimbos, maximo: centavos.nullable() }),
      async executar({ params, chamador, log }): Promise<LanceNaLista & { maximo: number | null }> {
        await emDia();
        const lance = await lances.obter(chamador.acesso, params.uid);
        if (lance === null) throw new ErroMartelo('LANCE_NAO_ENCONTRADO');
        const { uid, leiUid, lelUid } = lance;
        const estado = await motor.estado(leiUid);
        const lote = estado?.lotes.get(lelUid);
        const dado = lote?.instrucoes.find((instrucao) => instrucao.lance === uid);
        if (!estado || !lote || dado?.modo !== 'AUTOMATICO' || sobSigilo({ leilao: estado.leilao, lote }))
          return { ...comoNaLista(lance), maximo: null };
        await abrir(chamador, { leilao: estado.leilao, lote }, log, uid);
        return { ...comoNaLista(lance), maximo: dado.valor };
      },
    }),
  ];
}
