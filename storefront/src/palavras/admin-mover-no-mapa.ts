import { ADMIN_MENU } from './admin-menu.ts';

/** A yard's map as it stands, on which what stands in a spot is moved to another. */
export const ADMIN_MOVER_NO_MAPA = {
  titulo: ADMIN_MENU.mapaDoPatio,
  nenhumPatio: 'Você não cuida das vagas de nenhum pátio. Peça a um administrador que o inclua.',
  escolhaPatio: 'Diga em que pátio você está para ver o mapa.',
  semMapa: 'Este pátio não tem mapa. A vaga de um veículo se muda na estadia dele.',
  como: 'Toque num veículo, depois na vaga livre para onde ele vai; ou arraste. Com o teclado: setas andam, Enter escolhe, Esc larga.',
  pegou: (veiculo: string, vaga: string | null): string =>
    vaga === null
      ? `${veiculo}, fora do mapa. Escolha uma vaga livre.`
      : `${veiculo}, na vaga ${vaga}. Escolha uma vaga livre.`,
  largar: 'Largar',
  semRede: 'Sem rede: o mapa como foi visto. Para mover um veículo é preciso rede.',
  mover: 'Mover veículo',
  pergunta: (veiculo: string, de: string | null, para: string): string =>
    de === null ? `${veiculo}: para a vaga ${para}.` : `${veiculo}: da vaga ${de} para a vaga ${para}.`,
  sim: (para: string): string => `Mover para ${para}`,
  nao: 'Voltar',
  movido: (veiculo: string, para: string): string => `${veiculo} agora está na vaga ${para}.`,
  mudou: 'Outra pessoa moveu este veículo enquanto isso. O mapa já mostra onde ele está.',
  mudarNoMapa: 'Mudar no mapa',
} as const;
