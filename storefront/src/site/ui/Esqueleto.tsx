import estilo from './Esqueleto.module.css';

/** A quiet placeholder of the size of what is coming, so that nothing jumps when it arrives. */
export function Esqueleto({
  largura = '100%',
  altura = 16,
  raio,
  proporcao,
}: {
  largura?: number | string;
  altura?: number | string;
  raio?: number | string;
  proporcao?: string;
}) {
  return (
    <span
      className={estilo.esqueleto}
      aria-hidden
      style={{
        width: largura,
        height: proporcao ? 'auto' : altura,
        borderRadius: raio,
        aspectRatio: proporcao,
      }}
    />
  );
}

/** A lot card's shape. */
export function EsqueletoCartao() {
  return (
    <div className={estilo.cartao} aria-hidden>
      <Esqueleto proporcao="4 / 3" raio={0} />
      <div className={estilo.corpo}>
        <Esqueleto largura="85%" altura={18} />
        <Esqueleto largura="60%" altura={14} />
        <Esqueleto largura="45%" altura={26} />
      </div>
    </div>
  );
}
