import { formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/dinheiro';
import type { Venda } from '@martelo/shared/venda';

export interface Texto {
  assunto: string;
  texto: string;
}

const carta = (nome: string, linhas: readonly string[], marca: string): string =>
  [`Olá, ${nome}.`, '', ...linhas, '', marca].join('\n');

/** To who led at the close: bought, or waiting for the consignor. */
export function textoDaVenda(nome: string, venda: Venda, site: string, marca: string): Texto | null {
  const lote = `lote ${venda.loteNumero}, ${venda.loteNome} (${venda.leilaoNome})`;
  switch (venda.situacao) {
    case 'AguardandoPagamento':
      return {
        assunto: `Você arrematou: ${venda.loteNome}`,
        texto: carta(
          nome,
          [
            `Você arrematou o ${lote}.`,
            '',
            `Lance: ${formatarReais(venda.valorLance)}`,
            `Total a pagar, com comissão e despesas: ${formatarReais(venda.totalAPagar)}`,
            `Pagamento até: ${formatarDataHora(venda.dataPagamento)}`,
            '',
            `Extrato e instruções de pagamento: ${site}/cliente/compras/${venda.id}`,
          ],
          marca,
        ),
      };
    case 'Condicional':
      return {
        assunto: `Seu lance foi o maior, em condicional: ${venda.loteNome}`,
        texto: carta(
          nome,
          [
            `No ${lote}, seu lance de ${formatarReais(venda.valorLance)} foi o maior e está abaixo do valor pedido pelo comitente.`,
            'Ele vai responder se libera a venda. Você não precisa fazer nada agora; avisaremos da resposta.',
            '',
            `Acompanhe: ${site}/cliente/meus-lances`,
          ],
          marca,
        ),
      };
    default:
      return null;
  }
}

/** To the consignor's people: a sale below the reserve waits for their answer. */
export const textoDaCondicional = (
  nome: string,
  lote: { nome: string; numero: string },
  lance: number,
  prazo: string,
  marca: string,
): Texto => ({
  assunto: `Condicional aguardando resposta: ${lote.nome}`,
  texto: carta(
    nome,
    [
      `O lote ${lote.numero}, ${lote.nome}, encerrou em condicional com lance de ${formatarReais(lance)}.`,
      `Responda até ${formatarDataHora(prazo)}: liberar, recusar ou propor novo valor.`,
    ],
    marca,
  ),
});

/** To the bidder: the consignor named another value. */
export const textoDoNovoValor = (
  nome: string,
  lote: { nome: string; numero: string },
  novoValor: number,
  prazo: string,
  site: string,
  marca: string,
): Texto => ({
  assunto: `Novo valor do comitente: ${lote.nome}`,
  texto: carta(
    nome,
    [
      `No lote ${lote.numero}, ${lote.nome}, o comitente propôs ${formatarReais(novoValor)}.`,
      `Responda até ${formatarDataHora(prazo)}: aceitar ou recusar.`,
      '',
      `${site}/cliente/meus-lances`,
    ],
    marca,
  ),
});

/** To the bidder: the conditional sale came to nothing, and they owe nothing. */
export const textoDaRecusa = (
  nome: string,
  lote: { nome: string; numero: string },
  peloComitente: boolean,
  site: string,
  marca: string,
): Texto => ({
  assunto: `Venda não liberada: ${lote.nome}`,
  texto: carta(
    nome,
    [
      peloComitente
        ? `No lote ${lote.numero}, ${lote.nome}, o comitente não liberou a venda pelo valor oferecido.`
        : `No lote ${lote.numero}, ${lote.nome}, não houve acordo sobre o novo valor: a negociação terminou sem venda.`,
      'Nada é cobrado, e o limite que este lote ocupava volta a estar livre.',
      '',
      `Seus lances e recibos: ${site}/cliente/meus-lances?aba=encerrados`,
    ],
    marca,
  ),
});

/** To who forgot their password. The link is theirs alone. */
export const textoDaRedefinicao = (nome: string, link: string, minutos: number, marca: string): Texto => ({
  assunto: `Crie uma nova senha na ${marca}`,
  texto: carta(
    nome,
    [
      'Recebemos um pedido para criar uma nova senha para a sua conta.',
      `Use este link nos próximos ${minutos} minutos. Ele vale uma vez:`,
      '',
      link,
      '',
      'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
    ],
    marca,
  ),
});

/** To the owner, after the password was changed. */
export const textoDaSenhaNova = (nome: string, instante: string, site: string, marca: string): Texto => ({
  assunto: `Sua senha na ${marca} foi alterada`,
  texto: carta(
    nome,
    [
      `A senha da sua conta foi alterada em ${formatarDataHora(instante)}, e todas as sessões abertas foram encerradas.`,
      '',
      `Se não foi você, peça já uma nova senha e fale com o atendimento: ${site}/redefinir-senha`,
    ],
    marca,
  ),
});

/** To the owner, after the second factor was switched on or off. */
export const textoDoSegundoFator = (
  nome: string,
  ato: 'ativado' | 'desativado',
  instante: string,
  site: string,
  marca: string,
): Texto => ({
  assunto: `O segundo fator da sua conta na ${marca} foi ${ato}`,
  texto: carta(
    nome,
    [
      `O segundo fator da sua conta foi ${ato} em ${formatarDataHora(instante)}, e todas as sessões abertas foram encerradas.`,
      '',
      `Se não foi você, crie já uma nova senha e fale com o atendimento: ${site}/redefinir-senha`,
    ],
    marca,
  ),
});

/** To who is registered already, when somebody (they themselves, as a rule) registers with their e-mail, CPF or CNPJ again. */
export const textoDoCadastroRepetido = (nome: string, site: string, marca: string): Texto => ({
  assunto: `Você já tem cadastro na ${marca}`,
  texto: carta(
    nome,
    [
      'Recebemos um pedido de cadastro com os seus dados, mas você já tem uma conta, com este e-mail. Nada mudou nela.',
      '',
      `Para entrar: ${site}/login`,
      `Se esqueceu a senha: ${site}/redefinir-senha`,
      '',
      'Se não foi você, ignore esta mensagem.',
    ],
    marca,
  ),
});
