import { sorteador } from '@martelo/shared/acaso';
import { uuidv7 } from '@martelo/shared/identificador';
import { AVARIAS, desenhoDoVeiculo, GRAVIDADES, PAINEIS } from '@martelo/shared/vistorias/desenho';
import type { TipoVistoriaEscrita } from '@martelo/shared/vistorias/esquema';
import type { ItemDaVistoria, ValorDoItem } from '@martelo/shared/vistorias/itens';
import { TIPOS_DE_VISTORIA } from '../../casa/tipo-vistoria.ts';
import { categoriasDaVersao } from '../../casa/versao-do-tipo-de-vistoria.ts';
import { VISTORIAS } from '../../casa/vistoria.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { ADM } from './cadastros.ts';
import { noPortaoDe, type Veiculo } from './entradas.ts';
import { fotoDemo } from './fotos.ts';
import type { VeiculoDemo } from './plano.ts';
import type { Portas } from './portas.ts';

type ItemEscrito = TipoVistoriaEscrita['categorias'][number]['itens'][number];
const item = (nome: string, tipo: ItemEscrito['tipo'], mais: Partial<ItemEscrito> = {}): object => ({
  ...{ nome, tipo, obrigatorio: true, ...mais },
});
const doPneu = (onde: string) => item(`Pneu ${onde}`, 'opcao', { opcoes: ['BOM', 'MEIA-VIDA', 'TROCA'] });
const simOuNao = { opcoes: ['SIM', 'NÃO', 'SIM - NÃO FUNCIONA'] };
const RODAS = {
  carro: ['dianteiro esquerdo', 'dianteiro direito', 'traseiro esquerdo', 'traseiro direito'],
  moto: ['dianteiro', 'traseiro'],
  pesado: ['1º eixo esquerdo', '1º eixo direito', '2º eixo esquerdo', '2º eixo direito'],
};
const tipo = (nome: string, para: readonly string[], rodas: readonly string[], itens: readonly string[]) => ({
  ...{ nome, disponibilizarParaTipos: para },
  categorias: [
    { nome: 'Lataria', itens: [item('Avarias', 'marcacao'), item('Pintura refeita', 'sim-nao')] },
    { nome: 'Pneus', itens: rodas.map(doPneu) },
    {
      nome: 'Itens',
      itens: [
        item('Bateria', 'opcao', { opcoes: ['FUNCIONANDO', 'PRECISOU DE CARGA PARA LIGAR'] }),
        ...itens.map((um) => item(um, 'opcao', simOuNao)),
        item('Observações', 'texto', { obrigatorio: false }),
      ],
    },
    {
      nome: 'Fotos',
      itens: [item('Foto do painel ligado', 'foto'), item('Foto do número do chassi', 'foto')],
    },
  ],
});
/** As staff build them, each for its vehicles. */
const TIPOS = [
  tipo('Vistoria de entrada', ['LEVE', 'UTILITARIO'], RODAS.carro, ['Ar-condicionado', 'Airbag', 'ABS']),
  tipo('Vistoria de moto', ['MOTO'], RODAS.moto, ['ABS', 'Partida elétrica']),
  tipo('Vistoria de pesado', ['PESADO'], RODAS.pesado, ['Ar-condicionado', 'Tacógrafo']),
];
const chaveDoTipo = (i: number, hotsiteId: number) => `demo-tipo-vistoria-${i}-${hotsiteId}`;

/** Types of inspection made in the builder and published. */
export async function criarTiposDeVistoriaDemo(portas: Portas, hotsiteId: number): Promise<void> {
  const adm = await portas.quem(ADM, hotsiteId);
  for (const [i, corpo] of TIPOS.entries()) {
    const { uid } = await portas.chamar(adm, '/v1/tipo-vistoria', {
      corpo,
      chave: chaveDoTipo(i, hotsiteId),
    });
    const feito = await portas.registros.colecao(TIPOS_DE_VISTORIA).obter(SISTEMA, uid);
    if (feito?.versao === 0) await portas.agir(adm, TIPOS_DE_VISTORIA as never, uid, 'publicar');
  }
}

/** One that nobody has published yet: the last that the demo makes, by which it knows that it has made the rest. */
const RASCUNHO = { nome: 'Vistoria de saída (rascunho)', categorias: [{ nome: 'Saída', itens: [] }] };
const chaveDoRascunho = (hotsiteId: number) => `demo-tipo-vistoria-rascunho-${hotsiteId}`;
export async function temRascunhoDemo(portas: Portas, hotsiteId: number): Promise<boolean> {
  const uid = portas.uidDe(await portas.quem(ADM, hotsiteId), chaveDoRascunho(hotsiteId));
  return (await portas.registros.colecao(TIPOS_DE_VISTORIA).obter(SISTEMA, uid)) !== null;
}
export async function criarRascunhoDemo(portas: Portas, hotsiteId: number): Promise<void> {
  const pedido = { corpo: RASCUNHO, chave: chaveDoRascunho(hotsiteId) };
  await portas.chamar(await portas.quem(ADM, hotsiteId), '/v1/tipo-vistoria', pedido);
}

/** Asked for, filled in at the yard with marks, tyres and pictures, and done. @param noLote whether its lot shows it */
export async function vistoriarDemo(
  portas: Portas,
  um: VeiculoDemo,
  veiculo: Veiculo,
  noLote: boolean,
): Promise<void> {
  const { registros } = portas;
  const adm = await portas.quem(ADM, um.hotsiteId);
  const quem = await noPortaoDe(um, portas);
  const qual = um.veiculoTipo === 'MOTO' ? 1 : um.veiculoTipo === 'PESADO' ? 2 : 0;
  const uidDoTipo = portas.uidDe(adm, chaveDoTipo(qual, um.hotsiteId));
  const doTipo = await registros.colecao(TIPOS_DE_VISTORIA).obter(SISTEMA, uidDoTipo);
  if (doTipo === null) return;
  const corpo = { veiculoId: veiculo.id, tipoId: doTipo.id };
  const { uid } = await portas.chamar(adm, '/v1/vistorias', { corpo, chave: `demo-vistoria-${um.chave}` });
  const feita = await registros.colecao(VISTORIAS).obter(SISTEMA, uid);
  if (feita === null || feita.situacao !== 'Aguardando') return;
  const itens = (await categoriasDaVersao(registros, feita.versaoUid)).flatMap((uma) => uma.itens);
  const sorte = sorteador(`vistoria-${um.chave}`);
  const em = new Date(portas.agora()).toISOString();
  const comum = { em, aparelho: 'celular-da-demo' };
  const respostas = itens.flatMap((cada) => {
    const valor = respostaDemo(cada, um, sorte);
    return valor === null ? [] : [{ id: uuidv7(), itemUid: cada.uid, em, valor }];
  });
  await portas.chamar(quem, `/v1/vistorias/${uid}/respostas`, {
    corpo: { aparelho: comum.aparelho, respostas },
  });
  for (const cada of itens.filter((um) => um.tipo === 'foto'))
    await portas.chamar(quem, `/v1/vistorias/${uid}/fotos`, {
      foto: await fotoDemo({ ...um, legenda: `Vistoria: ${cada.nome}` }),
      corpo: { ...comum, id: uuidv7(), itemUid: cada.uid },
    });
  await portas.agir(quem, VISTORIAS as never, uid, 'realizar', { de: 'Aguardando' });
  if (noLote) await portas.agir(adm, VISTORIAS as never, uid, 'mostrar', { de: 'Realizada' });
}

function respostaDemo(
  { tipo, nome, opcoes }: ItemDaVistoria,
  { veiculoTipo }: VeiculoDemo,
  sorte: () => number,
): ValorDoItem {
  const um = <T>(lista: readonly T[]): T => lista[Math.floor(sorte() * lista.length)]!;
  switch (tipo) {
    case 'marcacao': {
      const paineis = PAINEIS[desenhoDoVeiculo(veiculoTipo)];
      const primeiro = Math.floor(sorte() * (paineis.length - 3));
      return paineis
        .slice(primeiro, primeiro + 1 + Math.floor(sorte() * 3))
        .map(({ painel }) => ({ painel, avaria: um(AVARIAS), gravidade: um(GRAVIDADES) }));
    }
    case 'opcao':
      return sorte() < 0.6 ? opcoes[0]! : um(opcoes);
    case 'sim-nao':
      return sorte() < 0.2;
    case 'texto':
      return nome === 'Observações' ? 'Marcas de uso compatíveis com a idade.' : null;
    default:
      return null;
  }
}
