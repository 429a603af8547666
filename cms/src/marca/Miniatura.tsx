import type { TipoHotsite } from '@martelo/shared/hotsite';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { CoresMarca } from '@martelo/shared/pagina/tema/cores-da-marca';
import { inicialDe } from '@martelo/shared/pagina/tema/inicial';
import { tema } from '@martelo/shared/pagina/tema/tema';
import type { CSSProperties } from 'react';
import { MARCA } from '../palavras/marca.ts';
import { MARCA_NOVA } from '../palavras/marca-nova.ts';
import { coresDaCena, svgDaCena } from '../semente/cena.ts';
import type { Estilo } from '../semente/estilos.ts';
import estilos from './miniatura.module.css';

interface Props {
  nome: string;
  tipo: TipoHotsite;
  cores: CoresMarca;
  logo?: string | null;
  estilo?: Estilo;
}

/** A brand's home page in small, in the very colours its theme would give it. A drawing: nothing in it can be pressed. */
export function Miniatura({ nome, tipo, cores, logo, estilo = 'entardecer' }: Props) {
  const variaveis = Object.fromEntries(
    Object.entries(tema(cores)).map(([chave, valor]) => [`--${chave}`, valor]),
  ) as CSSProperties;
  const palavras = MARCA_NOVA[tipo];
  const { lotes, lanceAtual } = PALAVRAS[tipo];
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
              <span className={estilos.inicial}>{inicialDe(nome)}</span>
              {nome}
            </span>
          )}
          <span className={estilos.nav}>{lotes}</span>
          <span className={estilos.nav}>{MARCA.comoFunciona}</span>
          <span className={estilos.entrar}>{MARCA.entrar}</span>
          <span className={estilos.botao}>{MARCA.criarConta}</span>
        </div>
        <div className={estilos.abertura}>
          <div>
            <strong>{palavras.abertura}</strong>
            <p>{MARCA.veiculosEEquipamentos}</p>
            <span className={estilos.busca}>
              <span>{MARCA.marcaModeloOuCidade}</span>
              <span className={estilos.botao}>{MARCA.buscar}</span>
            </span>
          </div>
          <img src={cena('sedan', 480, 320)} alt="" />
        </div>
        <div className={estilos.secao}>
          <strong>{palavras.secao}</strong>
          <span className={estilos.link}>{MARCA.verTodos}</span>
        </div>
        <div className={estilos.cartoes}>
          {(['picape', 'moto', 'caminhao'] as const).map((motivo, i) => (
            <div key={motivo} className={estilos.cartao}>
              <img src={cena(motivo, 320, 200)} alt="" />
              <span>{[MARCA.picape28Diesel, MARCA.moto300Abs, MARCA.caminhaoBau6x2][i]}</span>
              <small>{lanceAtual}</small>
              <b>{['R$ 84.500', 'R$ 12.900', 'R$ 210.000'][i]}</b>
              {i === 0 && <em>{palavras.destaque}</em>}
            </div>
          ))}
        </div>
        <div className={estilos.chamada}>
          <strong>{palavras.chamada}</strong>
          <span className={estilos.botaoPalco}>{MARCA.criarMinhaConta}</span>
        </div>
        <div className={estilos.rodape}>
          <span className={estilos.marcaClara}>{nome}</span>
          <span>{MARCA.duvidas}</span>
          <span>{MARCA.faleConosco}</span>
        </div>
      </div>
    </div>
  );
}
