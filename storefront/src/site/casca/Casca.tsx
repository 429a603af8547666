import { type AvisoDeManutencao, entraNaManutencao } from '@martelo/shared/manutencao';
import type { ReactNode } from 'react';
import { BarraComparar } from '../../comparar/BarraComparar.tsx';
import { MetaAoVivo } from '../../live/configuracao.tsx';
import { FaixaConexao } from '../../live/FaixaConexao.tsx';
import { ROTULOS } from '../../palavras/casca.ts';
import { ambiente } from '../ambiente.ts';
import type { BannerNoAr } from '../banners/banners-no-ar.ts';
import { FaixaDoCabecalho } from '../banners/FaixaDeBanners.tsx';
import type { Hotsite } from '../conteudo/cms.ts';
import { FaixaDeManutencao } from '../manutencao/FaixaDeManutencao.tsx';
import { RegistroDeVisita } from '../visitas/RegistroDeVisita.tsx';
import { Cabecalho, type UsuarioDoCabecalho } from './Cabecalho.tsx';
import estilo from './Casca.module.css';
import { Navegacao } from './Navegacao.tsx';
import { Rodape } from './Rodape.tsx';

/** What stands around every page of a brand's site. */
export function Casca({
  marca,
  usuario,
  avisos = [],
  regulamento = false,
  manutencao = null,
  consentiu = false,
  children,
}: {
  marca: Hotsite;
  usuario: UsuarioDoCabecalho | null;
  /** Banners of the header's strip. */
  avisos?: readonly BannerNoAr[];
  /** Whether the brand has published a regulation. */
  regulamento?: boolean;
  /** What is announced, or under maintenance. */
  manutencao?: AvisoDeManutencao | null;
  /** Whether the visitor agreed to be measured. */
  consentiu?: boolean;
  children: ReactNode;
}) {
  const { enginePublico, portaEngine } = ambiente();
  return (
    <div className={estilo.casca}>
      <MetaAoVivo
        configuracao={{
          origem: enginePublico,
          porta: portaEngine,
          hotsite: marca.subdominio,
          autenticado: usuario !== null,
        }}
      />
      <a href="#conteudo" className={estilo.pular}>
        {ROTULOS.irParaConteudo}
      </a>
      <FaixaDeManutencao
        modo={marca.tipo}
        inicial={manutencao}
        entra={entraNaManutencao(usuario?.roles ?? [])}
      />
      <FaixaDoCabecalho banners={avisos} />
      <Cabecalho marca={marca} usuario={usuario} />
      <FaixaConexao />
      <main id="conteudo" tabIndex={-1} className={estilo.conteudo}>
        {children}
      </main>
      <Rodape marca={marca} regulamento={regulamento} />
      <BarraComparar />
      <Navegacao />
      <RegistroDeVisita hotUid={marca.uid} consentiu={consentiu} />
    </div>
  );
}
