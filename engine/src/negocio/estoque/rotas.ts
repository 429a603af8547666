import { ErroMartelo } from '@martelo/shared/erros';
import {
  pedidoDoEstoque,
  type RespostaDoEstoque,
  respostaDoEstoque,
  type VeiculoLivre,
  veiculosLivres,
} from '@martelo/shared/estoque';
import type { z } from 'zod';
import { type Identificacao, identificar, paramsUid, pedidoDaChamada } from '../../api/comando.ts';
import { parametrosDeLista } from '../../api/consulta.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { COMITENTES } from '../../casa/comitente.ts';
import type { ComitentesDaMarca } from '../../casa/comitentes-da-marca.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';
import type { Numerador } from '../leilao/numerador.ts';
import { PAPEIS_DO_LEILAO } from '../lote/alterar-lote.ts';
import { incluirLotes } from '../lote/incluir-lotes.ts';
import { faltasDe, loteDoVeiculo, nomeDoVeiculo, type VeiculoGuardado } from './lote-do-veiculo.ts';
import type { Ocupacao } from './ocupacao.ts';

interface Dependencias {
  motor: Motor;
  registros: Registros;
  localizador: Localizador;
  ids: Numerador;
  comitentes: ComitentesDaMarca;
  ocupacao: Ocupacao;
  umaVez: UmaVez;
  /** Brings a vehicle to what the facts say. */
  acertarVeiculo(veiUid: string): Promise<void>;
}

/** Free vehicles that one call gives, and how far it looks for them: most of an old stock was sold. */
const LIVRES_POR_PAGINA = 50;
const POR_LEITURA = 200;
const LEITURAS = 10;

/** What the house has and sells in no auction, and taking it into one. */
export function rotasDoEstoque(deps: Dependencias): Rota[] {
  const { motor, registros, localizador, ids, comitentes, ocupacao, umaVez, acertarVeiculo } = deps;
  const veiculos = registros.colecao(VEICULOS);

  /** The consignors that these name: number → name. */
  const nomesDe = async (acesso: Acesso, achados: readonly VeiculoGuardado[]) => {
    const valores = [...new Set(achados.flatMap(({ comId }) => comId ?? []))];
    if (valores.length === 0) return new Map<number, string>();
    const { itens } = await registros.colecao(COMITENTES).listar(acesso, {
      filtros: [{ tipo: 'lista', campo: 'id', valores }],
      ...{ pagina: 1, porPagina: POR_LEITURA, semTotal: true },
    });
    return new Map(itens.map(({ id, nome }) => [id, nome] as [number, string]));
  };

  const incluirUm = async (
    chamador: Chamador,
    leiUid: string,
    {
      veiUid,
      minimo,
      quem,
    }: {
      veiUid: string;
      minimo: { valor: number } | { porcentagem: number };
      quem: { autor: string; comandoId: string };
    },
  ): Promise<string> => {
    const { acesso, hotsite } = chamador;
    const veiculo = (await veiculos.obter(acesso, veiUid)) as VeiculoGuardado | null;
    if (veiculo === null) throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'veiUids' });
    const nomes = await nomesDe(acesso, [veiculo]);
    const estado = await localizador.leilao(acesso, leiUid);
    const lote = loteDoVeiculo(veiculo, { minimo, comitente: nomes.get(veiculo.comId ?? 0) ?? null });
    const { itens } = await incluirLotes({ motor, ids, comitentes }, [hotsite.id], estado, quem, [lote]);
    return itens[0]!.uid;
  };
  const incluirCada = async (
    chamador: Chamador,
    leiUid: string,
    quem: Identificacao,
    { veiUids, minimo }: z.output<typeof pedidoDoEstoque>,
  ): Promise<RespostaDoEstoque> => {
    const itens: RespostaDoEstoque['itens'] = [];
    // One after the other: they take places in the order that they were named in.
    for (const veiUid of veiUids) {
      // A command of its own each, as in bulk (decision 079): its id fits beside a uid's.
      const comandoId = `${quem.comandoId}:${veiUid}`;
      try {
        const pedido = { veiUid, minimo, quem: { autor: quem.autor, comandoId } };
        itens.push({ veiUid, ok: true, lelUid: await incluirUm(chamador, leiUid, pedido) });
      } catch (erro) {
        if (!(erro instanceof ErroMartelo) || erro.statusCode >= 500) throw erro;
        itens.push({ veiUid, ok: false, erro: erro.corpo() });
      }
    }
    const incluidos = itens.filter(({ ok }) => ok);
    // Whoever reads the stock after this answer finds them gone from it; what fails here follows with the log, as it does for every lot.
    await Promise.allSettled(incluidos.map(({ veiUid }) => acertarVeiculo(veiUid)));
    const feitos = incluidos.length;
    return { feitos, recusados: itens.length - feitos, itens };
  };

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/leiloes/lotes-para-importacao/:uid',
      resumo: 'Veículos do estoque da marca que não estão em leilão algum, com o que falta em cada um',
      guarda: PAPEIS_DO_LEILAO,
      params: paramsUid,
      query: parametrosDeLista([...VEICULOS.nomeaveis.keys()]),
      resposta: veiculosLivres,
      async executar({ params, query: { consulta }, chamador: { acesso } }) {
        await localizador.leilao(acesso, params.uid);
        const itens: VeiculoLivre[] = [];
        let apos = consulta.apos;
        for (let vez = 0; vez < LEITURAS; vez++) {
          const { itens: lidos, proximo } = await veiculos.listar(acesso, {
            ...{ filtros: consulta.filtros, ordem: consulta.ordem, pagina: 1, semTotal: true },
            // As many as are still wanted, so that nothing that is free falls between two calls.
            porPagina: LIVRES_POR_PAGINA - itens.length,
            ...(apos === undefined ? {} : { apos }),
          });
          const achados = lidos as unknown as VeiculoGuardado[];
          const livres = await ocupacao.livres(achados.map(({ uid }) => uid));
          const estes = achados.filter(({ uid }) => livres.has(uid));
          const nomes = await nomesDe(acesso, estes);
          for (const um of estes)
            itens.push({
              ...{ uid: um.uid, id: um.id, nome: nomeDoVeiculo(um), tipo: um.tipo ?? null },
              ...{ patio: um.patio ?? null, anoModelo: um.anoModelo ?? null },
              valorMercado: um.valorMercado ?? null,
              comitente: nomes.get(um.comId ?? 0) ?? null,
              faltam: faltasDe(um),
            });
          if (proximo === null) return { itens, proximo: null };
          apos = proximo;
          if (itens.length >= LIVRES_POR_PAGINA) break;
        }
        return { itens, proximo: apos ?? null };
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/leiloes/:uid/lotes-do-estoque',
      resumo: 'Inclui veículos do estoque como lotes de um leilão, com a resposta de cada um',
      guarda: PAPEIS_DO_LEILAO,
      params: paramsUid,
      body: pedidoDoEstoque,
      resposta: respostaDoEstoque,
      async executar({ params, body, chamador, req }): Promise<RespostaDoEstoque> {
        const { leilao } = await localizador.leilao(chamador.acesso, params.uid);
        const quem = identificar(chamador, req, body.comandoId);
        return umaVez(quem, pedidoDaChamada(chamador, req), () =>
          incluirCada(chamador, leilao.uid, quem, body),
        );
      },
    }),
  ];
}
