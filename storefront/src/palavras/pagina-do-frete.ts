/** The freight simulator on a page of its own. */
export const PAGINA_DO_FRETE = {
  simularFrete: 'Simular frete',
  valorEPrazo: 'Valor e prazo da entrega, do pátio até a sua cidade.',
  volta: 'O simulador volta em instantes',
  naoCarregou: 'Não conseguimos carregar a tabela de fretes agora. Recarregue a página daqui a pouco.',
  valorEPrazoEmDias: 'Valor e prazo, em dias úteis, do pátio até a sua cidade.',
  entregaSobConsulta: 'Entrega sob consulta',
  fale: 'Fale com o atendimento para saber o valor e o prazo até a sua cidade.',
  deLaSobConsulta: 'A entrega deste bem, de onde ele está, é sob consulta.',
  faleConosco: 'Falar com o atendimento',
} as const;
