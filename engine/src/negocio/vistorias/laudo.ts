import { formatarPlaca } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { FOTOS_NO_LAUDO, type LaudoImpresso, laudoImpresso } from '@martelo/shared/impressos/laudo';
import { type Marca, NO_LOTE } from '@martelo/shared/vistorias/itens';
import { QUEM_VE_VISTORIAS } from '@martelo/shared/vistorias/vistoria';
import { paramsUid } from '../../api/comando.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { VistoriaGuardada } from '../../casa/servicos-das-vistorias.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import { VISTORIAS } from '../../casa/vistoria.ts';
import type { Files } from '../../files/files.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import type { LoteLido } from '../../leituras/terminados/leitura.ts';
import { detalhesDoLote } from '../../leituras/vistas/detalhes.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import { criarCustodia } from '../custodia/anotar.ts';
import { hotsiteNoPapel } from '../documentos/partes.ts';
import { criarRecusas } from '../fotos/recusas.ts';
import { respondidos } from './condicao.ts';

interface Dependencias {
  registros: Registros;
  localizador: Pick<Localizador, 'vista'>;
  arquivos: Pick<Files, 'thumbnail'>;
  /** The inspection that a lot shows to this caller; null: none. @throws ErroMartelo LOTE_NAO_ENCONTRADO */
  doLote(acesso: Acesso, lelUid: string): Promise<VistoriaGuardada | null>;
  hotsitePorId(id: number): RegrasHotsite | null;
  /** Origin of a brand's site, as people open it. */
  siteDe(hotsite: RegrasHotsite): string;
  /** Unix ms. */
  agora(): number;
}

/** Of a lot's facts those that say what the vehicle is: neither what it is worth, nor where it and its keys are. */
const DO_VEICULO: ReadonlySet<string> = new Set([
  ...['Ano', 'Quilometragem', 'Combustível', 'Cor', 'Direção', 'Câmbio', 'Final da placa'],
]);

/** An inspection that is done, as paper says it: whole for who reads inspections, and as its lot shows it for whoever sees the lot. */
export function rotasDoLaudo(deps: Dependencias): Rota[] {
  const { registros, localizador, arquivos, doLote, hotsitePorId, siteDe, agora } = deps;
  const custodia = criarCustodia(registros, agora);
  const recusas = criarRecusas(registros);

  async function fotosDe(vistoria: VistoriaGuardada, achadas: { nome: string; valor: DaFoto }[]) {
    const fotos: LaudoImpresso['fotos'] = [];
    let fotosDeFora = 0;
    for (const { nome, valor } of achadas) {
      const { sha256, arquivoUid } = valor;
      // A content that somebody has refused is shown by no paper either.
      if ((await recusas.deConteudo({ hotsiteId: vistoria.hotsiteId, sha256 })) !== null) continue;
      const imagem = fotos.length < FOTOS_NO_LAUDO ? await arquivos.thumbnail(arquivoUid) : null;
      if (imagem === null) fotosDeFora += 1;
      else fotos.push({ nome, sha256, imagem: imagem.toString('base64') });
    }
    return { fotos, fotosDeFora };
  }

  async function laudo(
    vistoria: VistoriaGuardada,
    {
      mostra,
      url,
      ...resto
    }: Pick<LaudoImpresso, 'para' | 'lote' | 'detalhes' | 'realizadaPor'> & {
      mostra: ReadonlySet<string> | null;
      /** By the origin of its brand's site. */
      url(site: string): string;
    },
  ): Promise<LaudoImpresso> {
    const hotsite = hotsitePorId(vistoria.hotsiteId);
    if (hotsite === null) throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
    const { categorias } = await respondidos(registros, vistoria);
    const vistas = categorias.map(({ nome, itens }) => ({
      nome,
      itens: itens.filter(({ item }) => mostra === null || mostra.has(item.tipo)),
    }));
    const todos = vistas.flatMap(({ itens }) => itens);
    const elo = (await custodia.deUm(vistoria.veiUid)).find(
      ({ publico: { tipo, dados } }) => tipo === 'vistoria' && dados.vistoria === vistoria.id,
    );
    return {
      ...{ hotsite: hotsiteNoPapel(hotsite), url: url(siteDe(hotsite)), ...resto },
      ...{ numero: vistoria.id, tipoNome: vistoria.tipoNome, versao: vistoria.versao },
      ...{ realizadaEm: vistoria.realizadaEm!, corrige: vistoria.corrigeId ?? null },
      categorias: vistas.flatMap(({ nome, itens }) => {
        const ditos = itens.flatMap(({ item, valor }) => {
          const resposta = emPalavras(item.tipo, valor);
          return resposta === null ? [] : [{ nome: item.nome, resposta }];
        });
        return ditos.length === 0 ? [] : [{ nome, itens: ditos }];
      }),
      desenhos: todos.flatMap(({ item, desenho, valor }) =>
        item.tipo === 'marcacao'
          ? [
              {
                ...{ nome: item.nome, desenho },
                marcas: (valor as readonly Marca[]).map(({ painel, avaria, gravidade, nota }) => ({
                  ...{ painel, avaria, gravidade },
                  // What somebody wrote beside a mark may name anybody.
                  nota: resto.para === 'EQUIPE' ? (nota ?? null) : null,
                })) as LaudoImpresso['desenhos'][number]['marcas'],
              },
            ]
          : [],
      ),
      ...(await fotosDe(
        vistoria,
        todos.flatMap(({ item, valor }) =>
          item.tipo === 'foto' ? [{ nome: item.nome, valor: valor as DaFoto }] : [],
        ),
      )),
      assinaturas: todos.flatMap(({ item, valor }) => {
        if (item.tipo !== 'assinatura') return [];
        const { nome: quem, tracos } = valor as { nome: string; tracos: number[][] };
        return [{ nome: item.nome, quem, tracos }];
      }),
      custodia: elo ? { seq: elo.seq, hash: elo.hash, instante: elo.publico.instante } : null,
    };
  }

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/documentos/laudo-vistoria/:uid',
      resumo: 'O que diz o laudo de uma vistoria realizada, inteiro, para quem lê vistorias',
      guarda: QUEM_VE_VISTORIAS,
      params: paramsUid,
      resposta: laudoImpresso,
      async executar({ params, chamador: { acesso } }) {
        const achada = await porIdOuUid(registros.colecao(VISTORIAS), acesso, params.uid);
        if (achada === null || achada.removidoEm !== undefined || achada.situacao !== 'Realizada')
          throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
        const vistoria = achada as VistoriaGuardada;
        const veiculo = await registros.colecao(VEICULOS).obter(acesso, vistoria.veiUid);
        const { anoFabricacao, anoModelo } = veiculo ?? {};
        const fatos: [string, string | null | undefined][] = [
          ['Placa', vistoria.placa && formatarPlaca(vistoria.placa)],
          ['Chassi', veiculo?.chassi],
          ['Renavam', veiculo?.renavam],
          ['Ano', [anoFabricacao, anoModelo].filter((ano) => ano !== undefined).join('/')],
          ['Cor', veiculo?.cor],
        ];
        return laudo(vistoria, {
          ...{ para: 'EQUIPE', mostra: null, realizadaPor: vistoria.realizadaPor },
          lote: { numero: String(vistoria.veiculoId), nome: vistoria.veiculoNome },
          detalhes: fatos.flatMap(([nome, valor]) => (valor ? [{ nome, valor }] : [])),
          url: (site) => `${site}/admin/vistoria/${vistoria.uid}`,
        });
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/documentos/laudo-vistoria/do-lote/:uid',
      resumo: 'O que diz o laudo da vistoria que um lote mostra, sem nomes nem textos, para quem vê o lote',
      guarda: 'publica',
      params: paramsUid,
      resposta: laudoImpresso,
      async executar({ params, chamador: { acesso } }) {
        const vistoria = await doLote(acesso, params.uid);
        if (vistoria === null) throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
        const { lote } = await localizador.vista(acesso, params.uid);
        return laudo(vistoria, {
          ...{ para: 'PUBLICO', mostra: NO_LOTE, realizadaPor: null, lote: loteNoLaudo(lote) },
          detalhes: detalhesDoLote(lote.dados).filter(({ nome }) => DO_VEICULO.has(nome)),
          url: (site) => `${site}/verificar?custodia=${lote.uid}`,
        });
      },
    }),
  ];
}

interface DaFoto {
  arquivoUid: string;
  sha256: string;
}

const loteNoLaudo = ({ dados }: LoteLido['lote']): LaudoImpresso['lote'] => ({
  ...{ numero: dados.numero ?? '', nome: dados.nome },
});

/** An answer as paper says it; null of what is drawn. */
function emPalavras(tipo: string, valor: unknown): string | null {
  if (tipo === 'foto' || tipo === 'marcacao' || tipo === 'assinatura') return null;
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  if (typeof valor === 'number') return valor.toLocaleString('pt-BR');
  if (Array.isArray(valor)) return valor.join(', ');
  return tipo === 'data' ? String(valor).split('-').reverse().join('/') : String(valor);
}
