import { ErroMartelo } from '@martelo/shared/erros';
import type { RespostaGuardada } from '@martelo/shared/vistorias/esquema';
import { itensPendentes, respostasQueContam } from '@martelo/shared/vistorias/itens';
import { RESPOSTAS_DE_VISTORIA, respostasDa } from '../../casa/respostas-da-vistoria.ts';
import type { VistoriaGuardada } from '../../casa/servicos-das-vistorias.ts';
import { categoriasDaVersao } from '../../casa/versao-do-tipo-de-vistoria.ts';
import { VISTORIAS } from '../../casa/vistoria.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Registros } from '../../records/records.ts';

/** Another place where the same picture is what counts. */
export interface OndeRepete {
  vistoria: VistoriaGuardada;
  resposta: RespostaGuardada;
  item: string;
}

/** As many as a sentence bears. */
const DITOS = 5;
const emPalavras = (nomes: readonly string[]): string =>
  nomes.length <= DITOS
    ? nomes.join(', ')
    : `${nomes.slice(0, DITOS).join(', ')} e mais ${nomes.length - DITOS}`;

export function criarFechar(registros: Registros) {
  const vistorias = registros.colecao(VISTORIAS);
  const respostas = registros.colecao(RESPOSTAS_DE_VISTORIA);

  const nomeDoItem = async ({ versaoUid }: VistoriaGuardada, itemUid: string): Promise<string> =>
    (await categoriasDaVersao(registros, versaoUid))
      .flatMap(({ itens }) => itens)
      .find(({ uid }) => uid === itemUid)?.nome ?? 'Item';

  /**
   * Where else a picture counts: for another item, or in another inspection of the brand, cancelled and removed ones apart. A correction shows
   * the same vehicle's pictures again.
   */
  async function repeticoes(vistoria: VistoriaGuardada, foto: RespostaGuardada): Promise<OndeRepete[]> {
    if (foto.sha256 === null) return [];
    const filtros = [
      { tipo: 'exata', campo: 'sha256', valor: foto.sha256 } as const,
      { tipo: 'exata', campo: 'hotsiteId', valor: vistoria.hotsiteId } as const,
    ];
    const achadas: OndeRepete[] = [];
    const contamEm = new Map<string, Map<string, RespostaGuardada>>();
    for await (const outra of respostas.percorrer(SISTEMA, { filtros })) {
      if (outra.uid === foto.uid) continue;
      const de =
        outra.vistoriaUid === vistoria.uid ? vistoria : await vistorias.obter(SISTEMA, outra.vistoriaUid);
      if (de === null || de.situacao === 'Cancelada' || de.removidoEm !== undefined) continue;
      if (de.uid !== vistoria.uid && de.raizUid === vistoria.raizUid) continue;
      if (de.uid === vistoria.uid && outra.itemUid === foto.itemUid) continue;
      const contam = contamEm.get(de.uid) ?? respostasQueContam(await respostasDa(registros, de.uid));
      contamEm.set(de.uid, contam);
      if (contam.get(outra.itemUid)?.uid === outra.uid)
        achadas.push({
          vistoria: de as VistoriaGuardada,
          resposta: outra,
          item: await nomeDoItem(de as VistoriaGuardada, outra.itemUid),
        });
    }
    return achadas;
  }

  /** Of two inspections that show the same picture the one that had it first may be done, and one that is done keeps it. */
  const impede = (
    foto: RespostaGuardada,
    vistoria: VistoriaGuardada,
    { vistoria: de, resposta }: OndeRepete,
  ) =>
    de.uid === vistoria.uid ||
    de.situacao === 'Realizada' ||
    `${resposta.recebidaEm}/${resposta.uid}` < `${foto.recebidaEm}/${foto.uid}`;

  async function fecharVistoria(
    vistoria: VistoriaGuardada,
    acesso: Acesso,
  ): Promise<VistoriaGuardada['respostas']> {
    const categorias = await categoriasDaVersao(registros, vistoria.versaoUid);
    const contam = respostasQueContam(await respostasDa(registros, vistoria.uid));
    const pendentes = itensPendentes(categorias, contam);
    if (pendentes.length > 0)
      throw new ErroMartelo('ITENS_PENDENTES', {
        itens: emPalavras(pendentes.map(({ nome }) => nome)),
        itemUids: pendentes.map(({ uid }) => uid),
      });
    const itens = categorias.flatMap((uma) => uma.itens);
    const onde = new Set<string>();
    const itemUids: string[] = [];
    for (const item of itens) {
      const foto = contam.get(item.uid);
      if (foto === undefined) continue;
      const repete = (await repeticoes(vistoria, foto)).filter((uma) => impede(foto, vistoria, uma));
      if (repete.length === 0) continue;
      itemUids.push(item.uid);
      for (const { vistoria: de, item: outro } of repete)
        onde.add(
          de.uid === vistoria.uid
            ? `${item.nome} e ${outro}`
            : (await vistorias.obter(acesso, de.uid)) === null
              ? `${item.nome}, e uma vistoria de outro pátio`
              : `${item.nome}, e ${outro} da vistoria ${de.id} de ${de.veiculoNome}`,
        );
    }
    if (itemUids.length > 0)
      throw new ErroMartelo('FOTO_REPETIDA', { onde: emPalavras([...onde]), itemUids });
    return itens.flatMap(({ uid }) => {
      const resposta = contam.get(uid);
      return resposta === undefined || resposta.valor === null
        ? []
        : [{ itemUid: uid, respostaUid: resposta.uid }];
    });
  }

  return { fecharVistoria, repeticoes };
}
export type Fechar = ReturnType<typeof criarFechar>;
