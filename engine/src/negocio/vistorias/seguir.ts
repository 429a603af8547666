import { hash } from 'node:crypto';
import { canonico } from '@martelo/shared/canonico';
import type { RespostaGuardada } from '@martelo/shared/vistorias/esquema';
import { APARELHO_DA_CORRIGIDA, itensDetalhadosDe } from '@martelo/shared/vistorias/itens';
import { RESPOSTAS_DE_VISTORIA, respostasDa } from '../../casa/respostas-da-vistoria.ts';
import type { ServicosDasVistorias, VistoriaGuardada } from '../../casa/servicos-das-vistorias.ts';
import type { ServicosDoVeiculo } from '../../casa/servicos-do-veiculo.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import { categoriasDaVersao } from '../../casa/versao-do-tipo-de-vistoria.ts';
import { VISTORIAS } from '../../casa/vistoria.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou, ValorEmUso } from '../../records/conflitos.ts';
import type { Registros } from '../../records/records.ts';
import { uidDaResposta } from './responder.ts';

/** What an inspection makes happen elsewhere. */
export function criarSeguir(
  registros: Registros,
  { anotarNaCustodia }: Pick<ServicosDoVeiculo, 'anotarNaCustodia'>,
): Pick<ServicosDasVistorias, 'detalharVeiculo' | 'anotarVistoria' | 'copiarRespostas'> {
  const vistorias = registros.colecao(VISTORIAS);
  const veiculos = registros.colecao(VEICULOS);
  const respostas = registros.colecao(RESPOSTAS_DE_VISTORIA);

  const daVistoria = async (uid: string): Promise<VistoriaGuardada | null> =>
    (await vistorias.obter(SISTEMA, uid)) as VistoriaGuardada | null;
  /** What was frozen, by item. */
  const congeladas = async (vistoria: VistoriaGuardada): Promise<Map<string, RespostaGuardada>> => {
    const todas = new Map((await respostasDa(registros, vistoria.uid)).map((uma) => [uma.uid, uma]));
    return new Map(
      vistoria.respostas.flatMap(({ itemUid, respostaUid }) => {
        const uma = todas.get(respostaUid);
        return uma === undefined ? [] : [[itemUid, uma] as const];
      }),
    );
  };
  const itensDe = async (vistoria: VistoriaGuardada) =>
    itensDetalhadosDe(await categoriasDaVersao(registros, vistoria.versaoUid), await congeladas(vistoria));

  return {
    async detalharVeiculo(vistoriaUid) {
      const vistoria = await daVistoria(vistoriaUid);
      if (vistoria?.situacao !== 'Realizada') return;
      const ditos = await itensDe(vistoria);
      // Done late, or again, it takes nothing back of what a newer one says.
      const filtros = [
        { tipo: 'exata', campo: 'veiUid', valor: vistoria.veiUid } as const,
        { tipo: 'exata', campo: 'situacao', valor: 'Realizada' } as const,
      ];
      for await (const outra of vistorias.percorrer(SISTEMA, { filtros }))
        if (`${outra.realizadaEm}/${outra.uid}` > `${vistoria.realizadaEm}/${vistoria.uid}`)
          for (const [onde, novos] of Object.entries(await itensDe(outra as VistoriaGuardada)))
            for (const chave of Object.keys(novos)) delete ditos[onde as keyof typeof ditos][chave];
      const { equipamentos, pneus } = ditos;
      if (Object.keys(equipamentos).length + Object.keys(pneus).length === 0) return;
      await deNovoSeMudou(async () => {
        const veiculo = await veiculos.obter(SISTEMA, vistoria.veiUid);
        if (veiculo === null) return;
        const antes = veiculo.itensDetalhados;
        const itensDetalhados = {
          equipamentos: { ...antes?.equipamentos, ...equipamentos },
          pneus: { ...antes?.pneus, ...pneus },
        };
        if (antes && canonico(itensDetalhados) === canonico(antes)) return;
        await veiculos.salvar(SISTEMA, { ...semCarimbos(veiculo), itensDetalhados }, veiculo.revisao);
      });
    },

    async anotarVistoria(vistoriaUid, chave) {
      const vistoria = await daVistoria(vistoriaUid);
      if (vistoria?.realizadaEm == null) return;
      const todas = [...(await congeladas(vistoria))];
      const assina = ({ valor }: RespostaGuardada) =>
        typeof valor === 'object' && valor !== null && 'tracos' in valor;
      const digesto = (quais: typeof todas) =>
        hash('sha256', canonico(quais.map(([itemUid, { valor }]) => ({ itemUid, valor }))));
      const assinaturas = todas.filter(([, uma]) => assina(uma));
      await anotarNaCustodia(
        vistoria.veiUid,
        {
          ...{ tipo: 'vistoria', em: vistoria.realizadaEm },
          dados: {
            ...{ vistoria: vistoria.id, tipo: vistoria.tipoNome, versao: vistoria.versao },
            ...{ corrige: vistoria.corrigeId ?? null, itens: todas.length },
            fotos: todas.flatMap(([, { sha256 }]) => (sha256 === null ? [] : [sha256])),
            // Whoever signed is named by none of what is public.
            respostas: digesto(todas.filter(([, uma]) => !assina(uma))),
          },
          reservado: {
            por: vistoria.realizadaPor,
            assinaturas: assinaturas.length === 0 ? null : digesto(assinaturas),
          },
        },
        chave,
      );
    },

    async copiarRespostas(vistoriaUid) {
      const nova = await daVistoria(vistoriaUid);
      if (nova?.chaveCorrecao == null) return;
      const antiga = await daVistoria(nova.chaveCorrecao);
      if (antiga === null) return;
      for (const [, uma] of await congeladas(antiga)) {
        const copia: RespostaGuardada = {
          ...{ uid: uidDaResposta(nova.uid, uma.uid), hotsiteId: nova.hotsiteId, vistoriaUid: nova.uid },
          ...{ itemUid: uma.itemUid, em: uma.em, emDoAparelho: uma.emDoAparelho, por: uma.por },
          ...{ recebidaEm: uma.recebidaEm, aparelho: APARELHO_DA_CORRIGIDA, valor: uma.valor },
          ...{ lugar: uma.lugar, lugarDaFoto: uma.lugarDaFoto, sha256: uma.sha256 },
        };
        await respostas.inserir(SISTEMA, copia).catch((erro: unknown) => {
          // Copied by a try of before.
          if (!(erro instanceof ValorEmUso)) throw erro;
        });
      }
    },
  };
}
