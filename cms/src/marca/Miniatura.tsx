import { type CoresMarca, tema } from '@martelo/storefront/site/tema';
import type { CSSProperties } from 'react';
import { coresDaCena, svgDaCena } from '../semente/cena.ts';
import type { Estilo } from '../semente/estilos.ts';
import estilos from './miniatura.module.css';

interface Props {
  nome: string;
  tipo: 'leilao' | 'loja';
  cores: CoresMarca;
  logo?: string | null;
  estilo?: Estilo;
}

/** A brand's home page in small, in the very colours its theme would give it. A drawing: nothing in it can be pressed. */
export function Miniatura({ nome, tipo, cores, logo, estilo = 'entardecer' }: Props) {
  const variaveis = Object.fromEntries(
    Object.entries(tema(cores)).map(([chave, valor]) => [`--${chave}`, valor]),
  ) as CSSProperties;
  const loja = tipo === 'loja';
  const cena = (motivo: 'sedan' | 'picape' | 'caminhao' | 'moto', largura: number, altura: number) =>
    `data:image/svg+xml,${encodeURIComponent(svgDaCena({ motivo, estilo, ...coresDaCena(cores), largura, altura }))}`;
  return (
    <div className={estilos.quadro} style={variaveis} aria-hidden inert>
      <div className={estilos.pagina}>
        <div className={estilos.topo}>
          {logo ? (
            <img src={logo} alt="" className={estilos.logo} />
          ) : (
            <span className={estilos.marca}>
              <span className={estilos.inicial}>{/[\p{L}\p{N}]/u.exec(nome)?.[0]?.toUpperCase() ?? 'M'}</span>
              {nome}
            </span>
          )}
          <span className={estilos.nav}>{loja ? 'Anúncios' : 'Lotes'}</span>
          <span className={estilos.nav}>Como funciona</span>
          <span className={estilos.entrar}>Entrar</span>
          <span className={estilos.botao}>Criar conta</span>
        </div>
        <div className={estilos.abertura}>
          <div>
            <strong>{loja ? 'O próximo negócio bom está aqui' : 'Seu próximo veículo sai do martelo'}</strong>
            <p>Veículos e equipamentos com procedência e cada etapa às claras.</p>
            <span className={estilos.busca}>
              <span>Marca, modelo ou cidade</span>
              <span className={estilos.botao}>Buscar</span>
            </span>
          </div>
          <img src={cena('sedan', 480, 320)} alt="" />
        </div>
        <div className={estilos.secao}>
          <strong>{loja ? 'Chegaram agora' : 'Encerrando em instantes'}</strong>
          <span className={estilos.link}>Ver todos</span>
        </div>
        <div className={estilos.cartoes}>
          {(['picape', 'moto', 'caminhao'] as const).map((motivo, i) => (
            <div key={motivo} className={estilos.cartao}>
              <img src={cena(motivo, 320, 200)} alt="" />
              <span>{['Picape 2.8 diesel', 'Moto 300 ABS', 'Caminhão baú 6x2'][i]}</span>
              <small>{loja ? 'Oferta atual' : 'Lance atual'}</small>
              <b>{['R$ 84.500', 'R$ 12.900', 'R$ 210.000'][i]}</b>
              {i === 0 && <em>{loja ? 'Novo' : 'Destaque'}</em>}
            </div>
          ))}
        </div>
        <div className={estilos.chamada}>
          <strong>{loja ? 'Pronto para sua primeira oferta?' : 'Pronto para o seu primeiro lance?'}</strong>
          <span className={estilos.botaoPalco}>Criar minha conta</span>
        </div>
        <div className={estilos.rodape}>
          <span className={estilos.marcaClara}>{nome}</span>
          <span>Dúvidas</span>
          <span>Fale conosco</span>
        </div>
      </div>
    </div>
  );
}
