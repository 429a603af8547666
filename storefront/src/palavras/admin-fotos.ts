import type { SituacaoFoto } from '@martelo/shared/foto-do-lote';
import type { PorModo } from '@martelo/shared/modo';

const quantas = (numero: number, uma: string, varias: string): string =>
  `${numero.toLocaleString('pt-BR')} ${numero === 1 ? uma : varias}`;
const fotos = (numero: number) => quantas(numero, 'foto', 'fotos');

/** Pictures of lots in the back office: sent, put in order, approved. */
function palavras({ lote, lotes, leilao }: { lote: string; lotes: string; leilao: string }) {
  return {
    soltar: 'Arraste fotos até aqui, cole com Ctrl+V ou escolha.',
    aceitas:
      'JPEG, PNG, WebP ou HEIC, até 15 MB cada. São reduzidas antes de sair daqui, e o lugar onde foram tiradas é apagado.',
    escolher: 'Escolher fotos',
    fotografar: 'Fotografar',
    enviando: 'Envio',
    fila: (feitas: number, todas: number): string => `${feitas} de ${fotos(todas)}`,
    estados: {
      espera: 'na fila',
      preparando: 'reduzindo…',
      enviando: 'enviando…',
      feita: 'enviada',
      recusada: 'não foi',
    },
    parteDe: (nome: string): string => `Envio de ${nome}`,
    deNovo: (nome: string): string => `Tentar ${nome} de novo`,
    deNovoTodas: 'Tentar de novo as que não foram',
    tirarDaFila: (nome: string): string => `Tirar ${nome} da fila`,
    limpar: 'Limpar a lista',
    grandeDemais: 'Tem mais de 15 MB, e este navegador não consegue reduzi-la. Envie-a em um tamanho menor.',
    naoEFoto: 'Não é uma foto.',
    tudoEnviado: (numero: number): string => `${fotos(numero)} no ${lote}.`,

    album: `Fotos do ${lote}, na ordem da página`,
    nenhuma: 'Nenhuma foto.',
    explica: 'A primeira é a capa. Cada mudança vale na hora.',
    capa: 'Capa',
    foto: (numero: number): string => `Foto ${numero}`,
    pegar: (numero: number): string => `Mudar o lugar da foto ${numero}`,
    comoMover: 'Espaço pega; setas, Home e End mudam o lugar; espaço solta; Esc desiste.',
    pegou: (nome: string, lugar: number, total: number): string => `${nome}, no lugar ${lugar} de ${total}.`,
    lugar: (lugar: number, total: number): string => `Lugar ${lugar} de ${total}.`,
    desistiu: (nome: string): string => `${nome} voltou ao lugar de antes.`,
    soltou: (de: number, para: number): string => `A foto foi do lugar ${de} para o ${para}.`,
    fazerCapa: (numero: number): string => `Fazer da foto ${numero} a capa`,
    recortar: (numero: number): string => `Recortar a foto ${numero}`,
    descrever: (numero: number): string => `Descrever a foto ${numero}`,
    descrita: (numero: number): string => `Mudar a descrição da foto ${numero}`,
    retirar: (numero: number): string => `Retirar a foto ${numero}`,
    ver: (numero: number): string => `Ver a foto ${numero} inteira`,
    mudou: `Outra pessoa mudou este ${lote} agora. Mostramos como ficou; faça de novo, se for o caso.`,
    perguntaRetirar: 'Retirar esta foto?',
    retirarEnviada: `Sai deste ${lote} agora. Se nenhum outro a mostra, sai também do site e o arquivo é apagado: para voltar, precisa ser enviada outra vez.`,
    retirarEndereco: `Sai do ${lote}. O arquivo continua onde está publicado.`,
    simRetirar: 'Retirar',
    retirada: 'Foto retirada.',
    entendi: 'Entendi',
    continuaEm: (outros: number): string =>
      outros === 1
        ? `A mesma foto continua em mais 1 ${lote}. Se ela não pode ser vista, reprove-a lá: a reprovação vale para todos.`
        : `A mesma foto continua em mais ${outros} ${lotes}. Se ela não pode ser vista, reprove-a em um deles: a reprovação vale para todos.`,
    descricao: 'O que a foto mostra',
    descricaoExplica: 'Quem não vê a foto ouve esta frase. Vazia, ouve o número da foto.',
    salvarDescricao: 'Salvar a descrição',
    descricaoSalva: 'Descrição salva.',
    parte: 'Parte da foto que aparece',
    recortarTitulo: 'Recortar a foto',
    recortarExplica: 'Arraste sobre a foto para marcar a parte, ou use os controles.',
    lados: {
      x: 'Começa à esquerda em',
      y: 'Começa em cima em',
      largura: 'Largura',
      altura: 'Altura',
    },
    porCento: (parte: number): string => `${Math.round(parte * 100)} %`,
    simRecortar: 'Mostrar só esta parte',
    inteira: 'Mostrar a foto inteira',
    recortada: 'Foto recortada.',
    enderecos: 'Acrescentar pelo endereço',
    endereco: 'Endereço de uma foto',
    enderecoExplica: 'De fotos já publicadas: do site, ou de onde estiverem.',
    acrescentar: 'Acrescentar',
    video: 'Vídeo',

    esperam: `Ainda fora da página do ${lote}`,
    situacoes: {
      PENDENTE: 'A aprovar',
      APROVADA: 'Aprovada, fora da página',
      REPROVADA: 'Reprovada',
      RETIRADA: 'Retirada',
    } satisfies Record<SituacaoFoto, string>,
    origens: { EQUIPE: 'da equipe', PATIO: 'do pátio', COMITENTE: 'do comitente' },
    por: (nome: string): string => `Aprovar ${nome}`,
    reporNaPagina: (nome: string): string => `Pôr ${nome} na página`,
    reprovarEsta: (nome: string): string => `Reprovar ${nome}`,
    retirarEsta: (nome: string): string => `Retirar ${nome}`,

    aprovacao: {
      titulo: 'Aprovar fotos',
      explica: `O que veio do pátio e do comitente só aparece depois de aprovado. O que a equipe envia já vai para o ${lote}.`,
      todas: 'Ver também as já decididas',
      nada: 'Nenhuma foto espera aprovação.',
      nadaDiz: 'As que o pátio e os comitentes enviarem aparecem aqui.',
      haMais: (numero: number): string => `Há mais: ${fotos(numero)} no total. Estas são as mais antigas.`,
      lista: 'Fotos que esperam, a mais antiga primeiro',
      teclas: 'Teclas: J e K vão de uma a outra, A aprova, R reprova, X marca.',
      aprovar: 'Aprovar',
      reprovar: 'Reprovar',
      aprovarEsta: (nome: string): string => `Aprovar ${nome}`,
      reprovarEsta: (nome: string): string => `Reprovar ${nome}`,
      marcar: (nome: string): string => `Marcar ${nome}`,
      marcarTodas: 'Marcar todas',
      marcadas: (numero: number): string => quantas(numero, 'marcada', 'marcadas'),
      verLote: (nome: string): string => `Abrir ${nome}`,
      ampliar: (nome: string): string => `Ampliar ${nome}`,
      quando: (origem: string, quando: string): string => `Veio ${origem}, ${quando}`,
      perguntaReprovar: (numero: number): string =>
        numero === 1 ? 'Reprovar esta foto?' : `Reprovar ${fotos(numero)}?`,
      reprovarExplica: `Quem enviou lê o motivo. Vale também para os outros ${lotes} que mostram a mesma foto.`,
      motivo: 'Motivo',
      simReprovar: 'Reprovar',
      aprovadas: (numero: number): string => quantas(numero, 'foto aprovada.', 'fotos aprovadas.'),
      reprovadas: (numero: number): string => quantas(numero, 'foto reprovada.', 'fotos reprovadas.'),
      recusadas: 'Não foram decididas',
    },

    emMassa: {
      titulo: `Fotos de vários ${lotes} de uma vez`,
      explica: `O nome do arquivo diz o ${lote} e o lugar: 12-1.jpg, 12-2.jpg, ${lote.toUpperCase()} 012 (3).jpeg. O número é o do catálogo deste ${leilao}.`,
      relatorio: 'O que houve com cada arquivo',
      arquivo: 'Arquivo',
      lote: lote.charAt(0).toUpperCase() + lote.slice(1),
      situacao: 'Situação',
      semNumero: `O nome não diz de que ${lote} é.`,
      semLote: (numero: string): string => `Não há ${lote} ${numero} neste ${leilao}.`,
      doisLotes: (numero: string): string => `Há mais de um ${lote} com o número ${numero}.`,
      numero: (numero: string, nome: string): string => `nº ${numero} · ${nome}`,
      contas: (feitas: number, recusadas: number, foraDeLote: number): string =>
        `${quantas(feitas, 'enviada', 'enviadas')}, ${quantas(recusadas, 'não foi', 'não foram')}, ${quantas(foraDeLote, `sem ${lote}`, `sem ${lote}`)}.`,
    },
  };
}

export type PalavrasDasFotos = ReturnType<typeof palavras>;
export const ADMIN_FOTOS: PorModo<PalavrasDasFotos> = {
  leilao: palavras({ lote: 'lote', lotes: 'lotes', leilao: 'leilão' }),
  loja: palavras({ lote: 'anúncio', lotes: 'anúncios', leilao: 'evento' }),
};
