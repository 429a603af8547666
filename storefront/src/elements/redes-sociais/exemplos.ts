import type { ExemplosDeDados } from '../elemento.ts';
import type { DadosRedes } from './dados.ts';

const rede = (nome: string, url: string) => ({ rede: nome, url });

export const exemplos: ExemplosDeDados<DadosRedes> = {
  cheio: [
    rede('Instagram', 'https://instagram.com/leilo'),
    rede('Facebook', 'https://facebook.com/leilo'),
    rede('YouTube', 'https://youtube.com/@leilo'),
    rede('WhatsApp', 'https://wa.me/551140028922'),
    rede('LinkedIn', 'https://linkedin.com/company/leilo'),
    rede('TikTok', 'https://tiktok.com/@leilo'),
  ],
  vazio: [],
  longo: [
    rede('Instagram', 'https://instagram.com/leiloes.extraordinarios.do.brasil.central'),
    rede('Rede de relacionamento profissional', 'https://relacionamento.example/leiloes-extraordinarios'),
  ],
  indisponivel: [],
  carregando: [],
};
