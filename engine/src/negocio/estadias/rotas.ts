import { formasDaPlaca, lerChassi, lerPlaca, recusaDoChassi } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import {
  type EntradaProcurada,
  entradaProcurada,
  estadiaPrevista,
  mapaDoPatio,
} from '@martelo/shared/estadias/estadia.esquema';
import type { Filtro } from '@martelo/shared/filtro';
import { QUEM_CUIDA_DE_ESTADIAS, QUEM_VE_ESTADIAS } from '@martelo/shared/papeis';
import { VEICULO_TIPOS } from '@martelo/shared/veiculo-opcoes';
import { z } from 'zod';
import { identificar, paramsUid, uidDoComando } from '../../api/comando.ts';
import { exigirDireito, temDireito } from '../../api/recurso/no-patio.ts';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { formaDaVersao, vistoPor } from '../../api/recurso/visao.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { ESTADIAS } from '../../casa/estadia.ts';
import { PATIOS } from '../../casa/patio.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import { chaveDeAberta } from '../remocoes/nova.ts';
import type { PatioGuardado } from '../retirada/patio-do-lote.ts';
import type { Entradas } from './entrar.ts';
import { abertaDaChave, chaveDoVeiculo, estadiaEsperada, nosSeusPatios, ocupantesDe } from './lugares.ts';
import { nomeDoVeiculo, veiculoTipoDe } from './veiculo.ts';

interface Dependencias {
  registros: Registros;
  entradas: Entradas;
  umaVez: UmaVez;
}

const ACHADOS = 10;

type Veiculo = Registro<(typeof VEICULOS)['schema']['_output']>;
const QUEM_VE_MAPAS = QUEM_VE_ESTADIAS.filter((papel) => papel !== 'Interno - Comitente');

/** How a stay begins, and what the yard looks like meanwhile. */
export function rotasDasEstadias({ registros, entradas, umaVez }: Dependencias): Rota[] {
  const estadias = registros.colecao(ESTADIAS);

  /** A vehicle as a gate is told of it. @param visto whether who asks sees the vehicle itself */
  async function noPortao(
    acesso: Acesso,
    veiculo: Veiculo,
    visto: boolean,
  ): Promise<EntradaProcurada['itens'][number]> {
    const { uid, id, hotsiteId, possuiChave = false, cor = null } = veiculo;
    const [aberta, esperada, remocao] = await Promise.all([
      abertaDaChave(registros, chaveDoVeiculo(hotsiteId, id)),
      estadiaEsperada(registros, hotsiteId, id),
      chaveDeAberta(registros, hotsiteId, id),
    ]);
    const suas = [aberta, esperada].filter((uma) => uma !== null);
    const estadia = suas.find(({ patUid }) => nosSeusPatios(acesso, patUid)) ?? null;
    const noutro = suas.find(({ patUid }) => !nosSeusPatios(acesso, patUid)) ?? null;
    const trazAqui = remocao !== null && nosSeusPatios(acesso, remocao.patioUid);
    return {
      veiculo: {
        ...{ uid, id, nome: nomeDoVeiculo(veiculo), placa: veiculo.placa ?? null, cor },
        ...{ veiculoTipo: veiculoTipoDe(veiculo), possuiChave: visto ? possuiChave : null },
      },
      visto,
      estadia: estadia && {
        ...{ uid: estadia.uid, situacao: estadia.situacao },
        ...{ patUid: estadia.patUid, patioNome: estadia.patioNome },
      },
      remocao: trazAqui ? { uid: remocao.uid, id: remocao.id, situacao: remocao.situacao } : null,
      outroPatio: visto ? (noutro?.patioNome ?? null) : null,
      remocaoParaOutroPatio: remocao !== null && !trazAqui,
    };
  }

  return [
    rota({
      metodo: 'post',
      caminho: '/v1/estadias',
      resumo: 'Prevê a estadia de um veículo e segura um lugar para ele; a entrada começa por aqui',
      guarda: QUEM_CUIDA_DE_ESTADIAS,
      status: 201,
      body: estadiaPrevista,
      resposta: formaDaVersao(ESTADIAS as never),
      async executar({ body, chamador, req }) {
        const { comandoId, ...previsao } = body;
        const { acesso, hotsite } = chamador;
        const quem = identificar(chamador, req, comandoId);
        const uid = uidDoComando(quem);
        const { uid: feita } = await umaVez(quem, { chamada: 'estadia', ...previsao }, async () => {
          const ja = await estadias.obter(acesso, uid);
          if (ja !== null) return { uid };
          try {
            await entradas.prever(acesso, hotsite.id, uid, previsao);
          } catch (erro) {
            // What refuses this one may be what the same command, told at the same time, has done.
            if ((await estadias.obter(acesso, uid)) === null) throw erro;
          }
          return { uid };
        });
        const guardada = await estadias.obter(acesso, feita);
        if (guardada === null) throw new ErroMartelo('NAO_ENCONTRADO');
        return vistoPor(ESTADIAS as never, acesso, guardada as never) as never;
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/estadias/patios',
      resumo: 'Os pátios em uso em que recebo veículos, por nome',
      guarda: QUEM_CUIDA_DE_ESTADIAS,
      resposta: z.object({ itens: z.array(z.object({ uid: z.guid(), id: z.int(), nome: z.string() })) }),
      async executar({ chamador: { acesso, hotsite } }) {
        const itens: { uid: string; id: number; nome: string }[] = [];
        const ordem = { campo: 'nome', tipoOrdenacao: 'asc', tipoCampo: 'text' } as const;
        const filtros = [
          { tipo: 'exata', campo: 'hotsites', valor: hotsite.id } as const,
          { tipo: 'exata', campo: 'situacao', valor: 'ATIVO' } as const,
          SEM_REMOVIDOS,
        ];
        for await (const { uid, id, nome } of registros
          .colecao(PATIOS)
          .percorrer(SISTEMA, { filtros, ordem }))
          if (temDireito(acesso, uid, 'ENTRADA')) itens.push({ uid, id, nome });
        return { itens };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/estadias/entrada',
      resumo:
        'Quem chega ao portão: pela placa ou pelo chassi inteiro, qualquer veículo da marca; por palavras, os que quem pergunta vê. Cada um com a estadia que tem',
      guarda: QUEM_CUIDA_DE_ESTADIAS,
      query: z.object({
        dito: z.string().trim().min(3).max(60).describe('A placa ou o chassi; ou a marca, o modelo'),
      }),
      resposta: entradaProcurada,
      async executar({ query: { dito }, chamador: { acesso, hotsite } }) {
        exigirDireito(acesso, null, 'ENTRADA');
        const itens: EntradaProcurada['itens'] = [];
        const veiculos = registros.colecao(VEICULOS);
        const placa = lerPlaca(dito);
        const chassi = recusaDoChassi(dito) === null ? lerChassi(dito) : null;
        const pelo: Filtro =
          placa !== null
            ? { tipo: 'lista', campo: 'placa', valores: [...new Set([placa, ...formasDaPlaca(placa)])] }
            : chassi !== null
              ? { tipo: 'exata', campo: 'chassi', valor: chassi }
              : { tipo: 'geral', valor: dito };
        const filtros: Filtro[] = [
          { tipo: 'exata', campo: 'hotsiteId', valor: hotsite.id },
          pelo,
          SEM_REMOVIDOS,
        ];
        // Who has the vehicle before them knows it by its plate; by words nobody looks through what is at others' yards.
        const quem = pelo.tipo === 'geral' ? acesso : SISTEMA;
        for await (const veiculo of veiculos.percorrer(quem, { filtros })) {
          const visto = (await veiculos.obter(acesso, veiculo.uid)) !== null;
          itens.push(await noPortao(acesso, veiculo, visto));
          if (itens.length === ACHADOS) break;
        }
        return { itens };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/patios/:uid/mapa',
      resumo: 'O mapa de um pátio: cada vaga com quem está nela, e quantos cabem ainda',
      guarda: QUEM_VE_MAPAS,
      params: paramsUid,
      resposta: mapaDoPatio,
      async executar({ params, chamador: { acesso, hotsite } }) {
        const patio = (await porIdOuUid(registros.colecao(PATIOS), SISTEMA, params.uid)) as
          | (PatioGuardado & { hotsites: number[] })
          | null;
        const dele = nosSeusPatios(acesso, patio?.uid ?? null);
        if (!patio?.hotsites.includes(hotsite.id) || patio.removidoEm || !dele)
          throw new ErroMartelo('NAO_ENCONTRADO');
        // A yard may be of several brands: whose vehicle it is another brand is not told, only that the spot is taken.
        const todos = await ocupantesDe(registros, patio.uid);
        const porVaga = new Map(todos.map((uma) => [uma.vaga, uma]));
        const { uid, id, nome, capacidade } = patio;
        return {
          patio: { uid, id, nome },
          vagas: (patio.vagas ?? []).map((vaga) => {
            const nela = porVaga.get(vaga.codigo);
            const sua = nela?.hotsiteId === hotsite.id;
            return {
              ...vaga,
              estadia:
                nela === undefined
                  ? null
                  : {
                      uid: sua ? nela.uid : null,
                      veiculoNome: sua ? nela.veiculoNome : 'Veículo de outra marca',
                      placa: sua ? nela.placa : null,
                    },
            };
          }),
          corredores: patio.corredores ?? [],
          lotacao: VEICULO_TIPOS.map((veiculoTipo) => ({
            ...{ veiculoTipo, capacidade: capacidade?.[veiculoTipo] ?? null },
            ocupados: todos.filter((uma) => uma.veiculoTipo === veiculoTipo).length,
          })),
        };
      },
    }),
  ];
}
