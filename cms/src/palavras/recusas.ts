/** What a write is refused for. */
export const RECUSAS = {
  aMarca: 'A marca de um arquivo não muda depois do envio. Envie-o de novo na outra marca.',
  oQueFoiEscolhido: (rotulo: string): string =>
    `${rotulo}: o que foi escolhido não é desta marca. Escolha um item da própria marca.`,
  escolhaAMarca: 'Escolha a marca.',
  jaHaTextoDeAviso: 'Já há um texto para este aviso neste canal. Altere o que existe.',
  voceNaoEditaEsta: 'Você não edita esta marca.',
  jaExisteUmaPagina: (uri: string): string =>
    `Já existe uma página no endereço /${uri} nesta marca. Escolha outro.`,
  soAdmEscreveScript: 'Só ADM escreve o script de uma página.',
} as const;
