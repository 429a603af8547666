/** An icon an editor may choose. `nome` is lucide's; `palavras` is what else people call it, unaccented, for the search. */
export interface IconeDeConteudo {
  nome: string;
  rotulo: string;
  palavras: string;
  grupo: string;
}

/**
 * The set that items choose from, in the order the picker shows it. Names are never taken out: pages hold them. After a change
 * run `node storefront/scripts/gerar-icones.mjs`.
 */
const GRUPOS: Readonly<Record<string, string>> = {
  'Veículos e máquinas': `
car|Carro|automovel auto seda hatch veiculo passeio
car-front|Carro de frente|automovel auto veiculo
car-taxi-front|Táxi|carro aplicativo frota
van|Van|furgao utilitario entrega
caravan|Trailer|motor home reboque viagem
trailer|Reboque|carreta carretinha semirreboque
truck|Caminhão|carga frete entrega pesado
truck-electric|Caminhão elétrico|carga pesado eletrico
bus|Ônibus|coletivo transporte passageiros
bus-front|Ônibus de frente|coletivo transporte
motorbike|Moto|motocicleta duas rodas
moped|Motoneta|moto scooter ciclomotor
scooter|Patinete|scooter mobilidade
bike|Bicicleta|bike duas rodas
tractor|Trator|agricola maquina campo
forklift|Empilhadeira|patio maquina carga armazem
construction|Obra|maquina amarela cavalete construcao
train-front|Trem|ferrovia locomotiva
tram-front|Bonde|vlt metro trilho
ship|Navio|barco embarcacao mar
ship-cargo|Navio de carga|conteiner porto embarcacao
sailboat|Veleiro|barco embarcacao lancha
kayak|Caiaque|barco remo nautica
anchor|Âncora|nautica porto marina
plane|Avião|aeronave voo aereo
helicopter|Helicóptero|aeronave voo
drone|Drone|aeronave vant
fuel|Combustível|posto gasolina etanol diesel bomba
ev-charger|Carregador elétrico|recarga eletrico posto
engine|Motor|mecanica peca
car-battery|Bateria de carro|eletrica peca
gauge|Velocímetro|km painel quilometragem desempenho
circle-letter-p|Estacionamento|vaga patio parar
traffic-cone|Cone|transito sinalizacao obra
road|Estrada|rodovia rota viagem
route|Trajeto|rota caminho percurso entrega
key|Chave|entrega posse retirada
key-round|Chave antiga|entrega imovel acesso
wrench|Chave inglesa|oficina manutencao reparo mecanica
hammer|Martelo de obra|ferramenta reparo construcao
drill|Furadeira|ferramenta obra
tool-case|Caixa de ferramentas|oficina manutencao
cog|Engrenagem|peca maquina configuracao
recycle|Reciclagem|sucata reaproveitar ambiental
factory|Fábrica|industria usina producao
warehouse|Galpão|patio armazem deposito
container|Contêiner|carga porto logistica
`,
  'Imóveis e lugares': `
house|Casa|imovel residencia moradia lar
house-heart|Casa dos sonhos|imovel lar moradia
house-plus|Casa nova|imovel cadastro
houses|Condomínio|casas bairro imoveis
building|Prédio|edificio apartamento imovel
building-complex|Edifícios|predios apartamento empresa condominio
hotel|Hotel|hospedagem pousada
hospital|Hospital|saude clinica
school|Escola|ensino educacao
university|Banco ou universidade|instituicao colunas
landmark|Fórum|justica tribunal banco judicial orgao publico
church|Igreja|templo religiao
store|Loja|comercio vitrine ponto
castle|Castelo|torre historico
land-plot|Terreno|lote area gleba
fence|Cerca|terreno chacara sitio
trees|Árvores|mata area verde parque
tree-palm|Palmeira|praia litoral ferias
tree-pine|Pinheiro|mata sitio campo
mountain|Montanha|serra sitio natureza
tent|Barraca|acampamento lazer
bed-double|Quarto|dormitorio suite cama
bath|Banheiro|banheira suite
sofa|Sala|movel estar
armchair|Poltrona|movel sala
lamp|Luminária|movel decoracao luz
door-open|Porta aberta|entrada visita visitacao
door-closed|Porta|entrada imovel
ruler|Régua|medida metragem area
ruler-dimension-line|Metragem|medida area tamanho
paint-roller|Pintura|reforma obra rolo
brick-wall|Tijolos|obra construcao muro
map-pin|Local|endereco mapa onde localizacao
map-pin-house|Endereço da casa|local imovel mapa
map-pinned|Local no mapa|endereco onde
map|Mapa|regiao onde local
navigation|Como chegar|rota gps direcao
compass|Bússola|direcao rumo explorar
signpost|Placa de direção|caminho rumo
globe|Globo|internet mundo online site
earth|Terra|mundo planeta internacional
flag|Bandeira|marco meta pais
`,
  'Leilão e venda': `
gavel|Martelo de leilão|lance arremate leiloeiro juiz judicial
trophy|Troféu|vencedor arremate conquista ganhar
award|Condecoração|premio qualidade reconhecimento
medal|Medalha|premio primeiro lugar
crown|Coroa|premium melhor vip
target|Alvo|meta objetivo foco
goal|Meta|objetivo bandeira chegada
tag|Etiqueta|preco oferta produto
tags|Etiquetas|precos ofertas categorias
ticket|Bilhete|ingresso cupom
ticket-percent|Cupom|desconto promocao
badge-percent|Desconto|promocao porcento barato
percent|Porcentagem|desconto comissao taxa juros
shopping-bag|Sacola|compra loja
shopping-cart|Carrinho|compra loja
shopping-basket|Cesta|compra mercado
gift|Presente|brinde bonus
star|Estrela|favorito destaque avaliacao
sparkles|Brilho|novidade novo destaque
flame|Fogo|quente em alta popular
zap|Raio|rapido energia agil
rocket|Foguete|rapido lancamento comecar
trending-up|Em alta|crescimento valorizacao subir
trending-down|Em queda|abaixo baixou desconto
chart-column|Gráfico de colunas|numeros resultado estatistica
chart-line|Gráfico de linha|evolucao resultado
chart-pie|Gráfico de pizza|participacao resultado
presentation|Apresentação|auditorio quadro palestra
podium|Pódio|classificacao ranking vencedores
package|Pacote|produto caixa entrega
package-check|Pacote entregue|entrega retirada concluida
package-open|Pacote aberto|produto conferir
boxes|Caixas|estoque volume logistica
layers|Camadas|lotes pilha grupo
scale|Balança|justica equilibrio juridico lei
gem|Diamante|joia premium valor
watch|Relógio de pulso|joia acessorio
`,
  'Dinheiro e pagamento': `
wallet|Carteira|pagar dinheiro saldo
wallet-cards|Carteira com cartões|pagar cartoes
credit-card|Cartão|pagar credito debito
banknote|Cédula|dinheiro especie nota pagar
banknote-check|Pagamento confirmado|dinheiro pago recebido
coins|Moedas|dinheiro valor troco
hand-coins|Receber dinheiro|pagar valor mao
circle-dollar-sign|Cifrão|dinheiro preco valor
badge-dollar-sign|Selo de preço|dinheiro valor
piggy-bank|Cofrinho|economia poupar
receipt|Recibo|nota comprovante extrato
receipt-text|Nota fiscal|recibo comprovante fatura
barcode|Código de barras|boleto pagar
qr-code|QR Code|pix pagar
scan-qr-code|Ler QR Code|pix pagar celular
calculator|Calculadora|simular parcelas conta
arrow-right-left|Transferência|ted pix troca
refresh-cw|Atualizar|troca renovar
handshake|Acordo|negocio parceria contrato fechar
vault|Cofre|seguro banco guardar
`,
  'Documentos e cadastro': `
file-text|Documento|edital arquivo contrato texto
file-check|Documento aprovado|validado conferido edital
file-badge|Documento com selo|certidao oficial laudo
file-search|Consulta de documento|pesquisa certidao laudo
file-down|Baixar documento|pdf edital anexo
files|Documentos|arquivos papeis
folder-open|Pasta|arquivos documentos
clipboard-list|Lista|checklist formulario
clipboard-check|Vistoria|laudo conferencia checklist
clipboard-pen|Preencher|formulario assinar cadastro
signature|Assinatura|contrato assinar
file-pen|Assinar documento|contrato editar
stamp|Carimbo|cartorio oficial autenticar
scroll-text|Regulamento|regras termos edital
book-open|Livro aberto|manual guia leitura
book-check|Manual|guia regras
newspaper|Notícias|jornal imprensa novidades
notebook-pen|Anotações|caderno escrever
id-card|Identidade|rg cnh documento cadastro
user|Pessoa|usuario cliente perfil conta
user-plus|Criar conta|cadastro novo usuario
user-check|Cadastro aprovado|usuario habilitado
users|Pessoas|clientes equipe comunidade grupo
circle-user|Perfil|usuario conta avatar
contact|Contato|pessoa agenda ficha
fingerprint-pattern|Biometria|digital identidade seguranca
scan-face|Reconhecimento facial|selfie biometria identidade
log-in|Entrar|login acesso
graduation-cap|Formatura|curso aprender ensino
briefcase-business|Maleta|empresa trabalho negocios
list-checks|Tarefas|passos checklist lista
printer|Impressora|imprimir papel
paperclip|Anexo|clipe arquivo
download|Baixar|download salvar
upload|Enviar arquivo|upload anexar documento
`,
  'Confiança e segurança': `
shield-check|Proteção|seguro confiavel garantia
shield|Escudo|protecao seguranca
shield-user|Proteção da pessoa|lgpd privacidade
shield-lock|Dados protegidos|lgpd privacidade seguranca
badge-check|Verificado|selo oficial confiavel
circle-check|Certo|ok confirmado concluido sim
circle-check-big|Concluído|ok confirmado feito
check|Visto|ok sim certo
lock|Cadeado|seguro privado protegido
lock-open|Cadeado aberto|livre liberado
eye|Olho|ver transparencia visitar
search|Lupa|buscar procurar pesquisar
search-check|Vistoriado|conferido inspecionado
thumbs-up|Positivo|gostei aprovado
heart|Coração|favorito gostar amor
heart-handshake|Compromisso|parceria solidariedade
life-buoy|Boia|ajuda socorro suporte
umbrella|Guarda-chuva|seguro cobertura protecao
hand-heart|Cuidado|doacao solidariedade
info|Informação|aviso saiba detalhe
circle-question-mark|Pergunta|duvida ajuda faq
triangle-exclamation-point|Atenção|alerta cuidado aviso
circle-exclamation-point|Aviso|alerta importante
octagon-exclamation-point|Pare|alerta proibido
ban|Proibido|nao vedado bloqueado
circle-x|Errado|nao cancelado recusado
siren|Sirene|urgente alerta emergencia
lightbulb|Lâmpada|ideia dica sugestao
`,
  'Contato e atendimento': `
phone|Telefone|ligar contato
phone-call|Ligação|telefone chamar atendimento
smartphone|Celular|aplicativo app telefone
headset|Atendimento|suporte sac fone
headphones|Fones|ouvir audio atendimento
mail|E-mail|carta mensagem correio
mail-check|E-mail confirmado|mensagem enviada
mail-open|E-mail aberto|mensagem lida
mailbox|Caixa de correio|carta correspondencia
send|Enviar|mensagem aviao papel
message-circle|Mensagem|conversa chat whatsapp
message-circle-question-mark|Dúvida|pergunta conversa
messages-square|Conversa|chat mensagens
message-square-quote|Depoimento|citacao opiniao fala
quote|Aspas|citacao depoimento
megaphone|Megafone|anunciar divulgar novidade
bell|Sino|aviso alerta notificacao
bell-ring|Sino tocando|aviso alerta lembrete
rss|Novidades|noticias canal assinatura
share-2|Compartilhar|divulgar rede
link|Link|endereco ligacao
at-sign|Arroba|email rede social
bot|Robô|automatico assistente chat
languages|Idiomas|traducao lingua
accessibility|Acessibilidade|inclusao cadeirante
ear|Ouvido|ouvir escuta acessibilidade
`,
  'Tempo e agenda': `
calendar|Calendário|data agenda dia
calendar-days|Agenda|datas calendario mes
calendar-check|Data confirmada|agendado marcado
calendar-clock|Data e hora|agendar prazo horario
calendar-plus|Agendar|marcar novo visita
clock|Relógio|hora horario tempo
alarm-clock|Despertador|lembrete hora prazo
timer|Cronômetro|contagem prazo rapido
hourglass|Ampulheta|espera prazo tempo
rotate-ccw-clock|Histórico|passado anterior
infinity|Infinito|sempre ilimitado
repeat|Repetir|recorrente ciclo
sun|Sol|dia manha
moon|Lua|noite madrugada
sunrise|Amanhecer|manha inicio
`,
  'Ao vivo e imagens': `
radio|Transmissão|ao vivo antena
mic-signal|Podcast|audio ao vivo
video|Câmera de vídeo|filmar ao vivo transmissao
camera|Câmera|foto imagem
image|Imagem|foto figura
images|Imagens|fotos galeria album
play|Reproduzir|video iniciar assistir
circle-play|Assistir|video iniciar
tv|Televisão|assistir ao vivo
monitor|Computador|tela online
monitor-play|Vídeo na tela|assistir ao vivo online
laptop|Notebook|computador online casa
tablet-smartphone|Celular e tablet|aplicativo app telas
mic|Microfone|leiloeiro falar audio
volume-2|Som|audio alto falante
film|Filme|video cinema
clapperboard|Claquete|video cinema producao
eighth-notes|Música|som audio
wifi|Wi-Fi|internet conexao online
signal|Sinal|conexao internet antena
cloud|Nuvem|internet online
mouse-pointer-click|Clique|online selecionar escolher
`,
  'Caminho e ação': `
arrow-right|Seta para a direita|avancar proximo ir
arrow-up-right|Seta para fora|abrir ir externo
arrow-down|Seta para baixo|descer abaixo
chevron-right|Divisa|avancar proximo
move-right|Seta longa|avancar proximo
plus|Mais|adicionar somar novo
minus|Menos|retirar subtrair
equal|Igual|resultado total
circle-plus|Adicionar|mais novo somar
menu|Menu|lista opcoes
layout-grid|Grade|categorias opcoes
list|Lista|itens relacao
funnel|Filtro|funil selecionar
sliders-horizontal|Ajustes|filtros opcoes controles
settings|Configurações|ajustes preferencias
external-link|Abrir em outra aba|link externo
footprints|Passos|caminho pegadas etapas
waypoints|Etapas|pontos caminho fluxo
workflow|Fluxo|processo etapas
milestone|Marco|etapa placa direcao
puzzle|Quebra-cabeça|encaixe solucao peca
wand-sparkles|Varinha|magica facil automatico
`,
  'Campo, bens e outros': `
wheat|Trigo|agro grao safra campo
sprout|Broto|agro plantar crescer sustentavel
leaf|Folha|ambiental sustentavel natureza
beef|Carne|gado pecuaria boi
milk|Leite|pecuaria gado
egg|Ovo|granja avicultura
fish|Peixe|pesca aquicultura
paw-print|Pata|animal pet
droplets|Gotas|agua liquido
solar-panel|Painel solar|energia eletrica
plug|Tomada|energia eletrica
cpu|Processador|eletronico informatica tecnologia
hard-drive|Disco|informatica servidor
server|Servidor|informatica tecnologia
washing-machine|Máquina de lavar|eletrodomestico linha branca
refrigerator|Geladeira|eletrodomestico linha branca
microwave|Micro-ondas|eletrodomestico
utensils|Talheres|restaurante cozinha
coffee|Café|xicara pausa
shirt|Camisa|roupa vestuario
palette|Paleta|arte cor quadro
guitar|Guitarra|instrumento musica
dumbbell|Halter|academia esporte
stethoscope|Estetoscópio|saude medico hospitalar
hard-hat|Capacete|obra seguranca engenharia
pickaxe|Picareta|mineracao obra
shovel|Pá|obra terra jardim
barrel|Tambor|barril liquido industria
weight|Peso|carga tonelada
hand-truck|Carrinho de carga|mudanca retirada logistica
face-slightly-smiling|Sorriso|feliz satisfeito cliente
party-popper|Comemoração|festa parabens
cookie|Cookie|biscoito privacidade
`,
};

export const ICONES_DE_CONTEUDO: readonly IconeDeConteudo[] = Object.entries(GRUPOS).flatMap(
  ([grupo, linhas]) =>
    linhas
      .trim()
      .split('\n')
      .map((linha) => {
        const [nome = '', rotulo = '', palavras = ''] = linha.split('|');
        return { nome, rotulo, palavras, grupo };
      }),
);

const NOMES: ReadonlySet<string> = new Set(ICONES_DE_CONTEUDO.map(({ nome }) => nome));

export const ehIconeDeConteudo = (nome: string): boolean => NOMES.has(nome);
