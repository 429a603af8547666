import type { PorModo } from '@martelo/shared/modo';
import type { SituacaoDaTransmissao } from '@martelo/shared/transmissao/situacao';

const SITUACOES: Record<SituacaoDaTransmissao, string> = {
  PREPARADA: 'Preparada: a imagem ainda não chega',
  NO_AR: 'No ar, só para você',
  PUBLICADA: 'O público está vendo',
  CAIU: 'Caiu: volta sozinha quando a imagem chegar',
  ENCERRADA: 'Encerrada',
};

const palavras = ({ leilao, lote }: { leilao: string; lote: string }) => ({
  titulo: 'Transmissão',
  voltar: `Voltar ao ${leilao}`,
  situacoes: SITUACOES,
  nenhuma: 'Nada está sendo transmitido',
  previa: 'Prévia do que é transmitido',
  plateia: (quantos: number) => `${quantos} ${quantos === 1 ? 'pessoa assiste' : 'pessoas assistem'}`,
  medida: (kbps: number, quadros: number) =>
    `${(kbps / 1_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} Mbit/s, ${quadros} quadros por segundo`,
  imagem: 'Imagem e som',
  camera: 'Câmera',
  segunda: 'Segunda câmera',
  semSegunda: 'Nenhuma',
  celular: 'Celular, por código',
  microfone: 'Microfone',
  semSom: 'Sem som',
  cameraSemNome: (n: number) => `Câmera ${n}`,
  microfoneSemNome: (n: number) => `Microfone ${n}`,
  modelo: 'Modelo',
  trocar: 'Trocar as câmeras',
  permitir: 'Usar câmera e microfone',
  permitirDiz: 'O navegador pergunta se esta página pode usá-los. Nada é transmitido antes de você começar.',
  negada:
    'O navegador não deixou usar a câmera. Permita no cadeado ao lado do endereço, ou ligue uma câmera, e tente de novo.',
  semSuporte:
    'Este navegador não transmite. Abra esta página no Chrome ou no Edge, ou transmita pelo OBS, aqui embaixo.',
  semCodec: 'Este computador não codifica vídeo. Transmita pelo OBS, aqui embaixo.',
  semVideo: 'Sem imagem de câmera',
  fases: {
    parado: 'Parado',
    ligando: 'Ligando…',
    enviando: 'Enviando',
    caiu: 'A ligação caiu. Voltando…',
  },
  comecar: 'Começar a transmitir',
  publicar: 'Mostrar ao público',
  encerrar: 'Encerrar',
  encerrarMesmo: 'Encerrar mesmo? Quem assiste deixa de ver.',
  sim: 'Encerrar agora',
  nao: 'Continuar',
  motivo: 'Encerrada no estúdio',
  obs: 'Transmitir pelo OBS',
  obsDiz:
    'Em Configurações, Transmissão, escolha “Personalizado” e cole os dois. A chave vale para um codificador, por 30 minutos até o primeiro uso.',
  obsPedir: 'Criar uma chave',
  obsServidor: 'Servidor',
  obsChave: 'Chave',
  qr: 'Código da segunda câmera',
  qrDiz: 'Abra com o celular que vai filmar e entre com a sua conta. A imagem dele aparece aqui.',
  celularTitulo: 'Segunda câmera',
  celularDiz: 'O que esta câmera mostra vai para o estúdio, que escolhe quando aparece.',
  celularComecar: 'Filmar',
  celularParar: 'Parar',
  semConexao: 'Sem conexão com o servidor. Nada pode ser mudado até voltar.',
  abrindo: 'Abrindo o estúdio…',
  tentar: 'Tentar de novo',
  lote: (numero: string) => `${lote} ${numero}`,
});

/** The studio, and the phone that films for it. */
export const ADMIN_TRANSMISSAO: PorModo<ReturnType<typeof palavras>> = {
  leilao: palavras({ leilao: 'leilão', lote: 'Lote' }),
  loja: palavras({ leilao: 'evento', lote: 'Anúncio' }),
};
