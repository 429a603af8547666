import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import { type Veiculo, veiculo, veiculoEscrita } from '@martelo/shared/veiculo';
import { z } from 'zod';
import type { ComitentesDaMarca } from '../comitentes/da-marca.ts';
import { camposSemCarimbos, parametrosDeLista } from '../http/consulta.ts';
import { type Chamador, type Rota, rota } from '../http/rota.ts';
import { idOuUid } from '../leiloes/comando.ts';
import { mudancasDe } from '../leiloes/mudancas.ts';
import type { LoteDoVeiculo } from '../lotes/lote-do-veiculo.ts';
import { mostrandoVersoes } from '../records/conflitos.ts';
import { porIdOuUid } from '../records/por-id-ou-uid.ts';
import type { Registro, Registros } from '../records/records.ts';
import { ESCREVEM_VEICULOS, LEEM_VEICULOS, VEICULOS } from './registro.ts';

const paramsUid = z.object({ uid: idOuUid });

interface Dependencias {
  registros: Registros;
  loteDoVeiculo: LoteDoVeiculo;
  comitentes: ComitentesDaMarca;
  emDia(): Promise<void>;
}

/** Vehicles in their simplest form, for the house alone. */
export function rotasVeiculos({ registros, loteDoVeiculo, comitentes, emDia }: Dependencias): Rota[] {
  const veiculos = registros.colecao(VEICULOS);

  const achar = async ({ acesso }: Chamador, uid: string): Promise<Registro<Veiculo>> => {
    const achado = await porIdOuUid(veiculos, acesso, uid);
    if (achado === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return achado;
  };

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/veiculos/qb',
      resumo: 'Lista rápida de veículos da marca, por filtros, ordem e texto',
      guarda: LEEM_VEICULOS,
      query: parametrosDeLista(camposSemCarimbos(VEICULOS)),
      async executar({ query: { consulta }, chamador }) {
        const pagina = await veiculos.listar(chamador.acesso, consulta);
        return { ...pagina, itens: pagina.itens.map(semCarimbos) };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/veiculos/:uid',
      resumo: 'Um veículo e o lote em que é vendido',
      guarda: LEEM_VEICULOS,
      params: paramsUid,
      async executar({ params, chamador }) {
        const achado = await achar(chamador, params.uid);
        await emDia();
        const lote = await loteDoVeiculo(chamador.acesso, achado.uid);
        const { revisao } = achado;
        return {
          ...semCarimbos(achado),
          revisao,
          lelUid: lote?.lelUid ?? null,
          leiUid: lote?.leiUid ?? null,
        };
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/veiculos',
      resumo: 'Cadastra um veículo',
      guarda: ESCREVEM_VEICULOS,
      status: 201,
      body: veiculoEscrita,
      resposta: z.object({ id: z.int(), uid: z.guid() }),
      async executar({ body, chamador }) {
        await comitentes.exigir([chamador.hotsite.id], [body.comId]);
        const id = await registros.proximoId('veiculo');
        const novo = { ...body, uid: uuidv7(), id, hotsiteId: chamador.hotsite.id };
        await veiculos.inserir(chamador.acesso, novo);
        return { id, uid: novo.uid };
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/veiculos/:uid',
      resumo: 'Altera um veículo; `revisao` recusa quem não viu a última versão',
      guarda: ESCREVEM_VEICULOS,
      params: paramsUid,
      body: mudancasDe(veiculoEscrita).extend({ revisao: z.int().positive().optional() }),
      async executar({ params, body: { revisao, ...enviadas }, chamador }) {
        const antes = await achar(chamador, params.uid);
        if (enviadas.comId !== antes.comId) await comitentes.exigir([chamador.hotsite.id], [enviadas.comId]);
        const mudancas = Object.fromEntries(
          Object.entries(enviadas).filter(([, valor]) => valor !== undefined),
        );
        const depois = { ...semCarimbos(antes), ...mudancas };
        return mostrandoVersoes(
          enviadas,
          async () => comRevisao(await achar(chamador, params.uid)),
          async () => comRevisao(await veiculos.salvar(chamador.acesso, depois, revisao ?? antes.revisao)),
        );
      },
    }),
  ];
}

const semCarimbos = (registro: Registro<Veiculo>): Veiculo => veiculo.strip().parse(registro);
const comRevisao = (registro: Registro<Veiculo>) => ({
  ...semCarimbos(registro),
  revisao: registro.revisao,
});
