/**
 * Words, without accents, that at least one sermon of seven uses: counted over 362 sermons. They say nothing of what
 * this one is about.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `
  abencoa abencoado abencoar abencoe abencoou aberta aberto abra abraao abram abre abrindo abrir abrirem
  abriu acaba acabamos acabar acabei acabou acao acaso aceita aceitar acesso acha acham achamos achando
  achar achava ache achei acho achou acima acoes acompanhar acompanhe aconteca acontece acontecem
  acontecendo acontecer aconteceu acontecido acordo acredita acreditam acreditar acredito adao adianta
  adoracao adorar afinal afirma afirmar agindo agir agora agradavel agradecemos agua aguas ainda ajuda
  ajudar ajude alcancar alegrar alegria alem alerta algo alguem algum alguma algumas alguns ali alianca
  alimento alma alta alto alvo ama amado amam amanha amar ambiente ambos amem amigo amigos amor amoroso
  amou andando andar angustia animais animal anjo anjos ano anos anterior anteriores anteriormente antes
  antiga antigo antigos aos aparece aparecer apareceu aparentemente apenas apesar aplica aplicacao
  aplicacoes aplicar apocalipse aponta apontando apontar apos apostolo apostolos aprendemos aprendendo
  aprender aprendido apresenta apresentar aproveitar aquela aquelas aquele aqueles aqui aquilo area areas
  argumento arrepender arrependimento arvore aspas aspecto aspectos assim assumindo assumir assunto
  assuntos ate atencao atender atitude atitudes ato atos atras atraves aula aulas autor autoridade
  autoridades avaliar baixo base baseado basicamente basta bastante batalha batismo beber bebida bela
  beleza belo bem bencao bencaos bendito beneficio bens biblia biblias biblica biblicas biblico biblicos
  boa boas boca bom bondade bons brasil breve brincadeira bruno busca buscando buscar cabeca cada cai cair
  caiu calma calvino caminhando caminhar caminho caminhos campo canaa cantamos cantar capacidade capaz
  capitulo capitulos cara caracteristica caracteristicas carater carne carro carta casa casamento casar
  casas caso casos castigo causa cedo ceia celestial cena central centro certa certamente certeza certo
  cesar ceu ceus chama chamada chamado chamados chamamos chamando chamar chamou chao chega chegado chegam
  chegamos chegando chegar chegaram chegou cheia cheio chorando chorar cidade cidades cima cinco
  circunstancias cita citando citar citei clara claramente claro coisa coisas coloca colocado colocando
  colocar colocou coloquei com comeca comecam comecamos comecando comecar comecaram comecei comeco comecou
  comentando comentario comentaristas comer cometendo cometer cometeu cometido comida comigo como compara
  comparacao comparar completa completamente completo comportamento comprar compreender compreensao
  compromisso comum comunhao comuns concede conceito conclui concluir conclusao condenacao condenado
  condicao condicoes confesso confianca confiar confissao conflito conflitos conforme conforto congregacao
  conhece conhecem conhecemos conhecer conhecia conhecida conhecido conhecimento conheco conosco
  consciencia consegue conseguem conseguia conseguimos conseguir conseguiu conselho consequencia
  consequencias considera consideracao considerado considerando considerar consigo constantemente construir
  conta contando contar contas contato contemplar contexto contigo continua continuacao continuando
  continuar continuou contra contrario contraste controle contudo conversa conversando conversao conversar
  convida coracao coracoes cordeiro corintios corpo correr correta correto costas costuma costumam costume
  cre creio cremos crente crentes crer crescendo crescer criacao criado criador criados crianca criancas
  criar criatura criou crista cristao cristaos cristianismo cristo cruz cuidado cuidar cujo culpa culto
  cultura cumpre cumprimento cumprindo cumprir cumpriu curioso curso dada dado dai dali damos dando dao
  daquela daquelas daquele daqueles daqui daquilo dar dara daria das dava davi debaixo decide decidiu
  decisao decisoes defender definicao definir dei deixa deixando deixar deixe deixou dela delas dele
  deleite deles demais demonstra demonstrar dentre dentro depende depois descansar descanso descendencia
  descendente descendentes desceu descreve descrever descricao desculpa desde desejo desejos deserto
  desfrutar desobediencia dessa dessas desse desses desta destaca destacando destacar destaque destaquei
  deste destes destruicao destruir detalhe detalhes determinada determinado deu deus deuses deuteronomio
  deve devem devemos dever deveria deveriam devia devido dez dia diaconos diante dias dica diferenca
  diferente diferentes dificeis dificil dificuldade dificuldades digno digo dinheiro direcao direita
  direito direta diretamente diria dirige disciplina discipulos discussao discussoes disposicao disposto
  disse disseram disso distante distincao distintas dito diversas diversos dividir divina divino divisao
  diz dizem dizendo dizer dizia doenca dois dom domingo domingos dominical dominio dor dormir dos dou
  doutrina doutrinas doze duas dura durante duvida duvidas eden edificacao edificados efeito efesios egito
  eis ela elas ele eleicao eleitos elementos eles embora emprego encerra encerrar encontra encontramos
  encontrar encontro encontrou enfase enfatizar enfim engano enorme enquanto ensina ensinado ensinando
  ensinar ensino ensinos ensinou entanto entao entenda entendam entende entendem entendemos entendendo
  entender entenderam entendermos entendeu entendi entendimento entendo entra entrando entrar entre
  entregar entregou entretanto entrou enviou enxergar epoca era eram errada errado erro erros esboco escola
  escolha escolhe escolher escolheu escolhido escravidao escravo escravos escreve escrevendo escrever
  escreveu escrita escrito escritor escritos escritura escrituras esforcar esforco espaco espada especial
  especialmente especie especifica especificamente especifico espera esperanca esperando esperar espero
  espirito espirituais espiritual esposa esposas essa essas esse esses esta estado estamos estando estao
  estar estara estaria estarmos estas estava estavam estavamos este esteja estejam estes esteve estiver
  estivesse estivessem estou estranha estranho estrutura estudamos estudando estudar estudo estudos etc
  eterna eternidade eterno evangelho evangelhos evento eventos evidencia evidencias evidente examinar
  exatamente excelente exemplo exemplos exercito existe existem existencia existia existiam exodo exorta
  expectativa experiencia explica explicacao explicando explicar explicitamente expliquei expor exposicao
  expressao extremamente faca facam face facil facilmente faco fala falado falam falamos falando falar
  falava falei falha falhas falo falou falsa falso falsos falta familia familiar familiares familias famosa
  famoso fara farao farei faria fariseus fato favor faz fazem fazemos fazendo fazer fazerem fazermos fazia
  faziam fechar feita feitas feito feitos feliz felizes festa fez fica ficado ficam ficamos ficando ficar
  ficaram ficaria ficava fico ficou fidelidade fieis fiel figura filha filhas filho filhos filme filmes fim
  final finalmente finalzinho fique fiquei firme fiz fizemos fizer fizeram fizesse focar foco fogo foi fome
  fomos fonte for fora foram forca forcas forem forma formas forte fortes fosse fossem frase frente fruto
  frutos fugir fui funcao fundamental fundo futuro ganhar gastar genesis gente gentios geracao geracoes
  geral geralmente gloria glorificado glorificar gloriosa glorioso gosta gostam gostaria gosto governo
  graca gracas grande grandes grave graves grega grego grupo guarda guardar guerra habita haja havendo
  haver havera havia haviam hebraica hebraico hebreus heranca historia historias historico hoje homem
  homens honra hora horas houve humana humanas humanidade humano humanos humildade iam idade ideia
  identificar idolatria igreja igrejas igual imagem imagens imagina imaginar imagine imaginem imagino
  imediatamente imperio impio impios importa importancia importante importantes impossivel impressao
  impressionante inclusive independente indica indo infelizmente inferno informacao inicia inicial
  inicialmente iniciar inicio inimigo inimigos iniquidade inspirado instancia instrucao instrumento
  instrumentos inteira inteiro intencao interessante interesse interpretacao interpretar intimidade
  introducao inves ira irao iremos iria iriam irma irmao irmaos isaac isaias israel israelitas isso isto
  jaco jamais jardim jeito jerusalem jesus joao jogar jogo john jose jovem jovens juda judeu judeus juiz
  juizo julgamento julgar juntamente junto juntos justa justamente justica justo lado las legal lei leia
  leis leitores leitura lembra lembram lembrando lembrar lembre lembrem lembro lemos lendo ler lermos leu
  leva levado levando levanta levantando levantar levantou levar levitico levou lhe lhes liberdade lidar
  lider lideranca lideres lingua linguagem lista literalmente liturgia livre livro livros local logica logo
  longe longo los louvamos louvor lucas lugar lugares luta lutar luz mae maior maiores maioria mais mal
  maldade maldicao manda mandamento mandamentos mandou maneira maneiras manha manter mao maos mar
  maravilhosa maravilhoso marca marcos marido mas mata matar mateus matou mau maus maximo mediante medida
  meditacao meditando meditar meditarmos medo meio meios melhor melhores membro membros meninos menor
  menores menos mensagem mente mentes mentira mes mesa meses mesma mesmas mesmo mesmos messias mestre meu
  meus microfone mil mim minha minhas minimo ministerio minutos miseria misericordia modo moises momento
  momentos montanha monte moral morar morre morrendo morrer morreram morreu morte morto mortos mostra
  mostram mostrando mostrar motivo motivos muda mudanca mudar mudou muita muitas muito muitos mulher
  mulheres mundo musica nacao nacoes nada nao naquela naquele naqueles naquilo narra narrativa nas nasceu
  nascimento natural naturalmente natureza necessariamente necessario necessidade negocio nela nele neles
  nem nenhum nenhuma nessa nessas nesse nesses nesta neste ninguem nisso nivel nocao noite nome nomes
  normalmente norte nos nossa nossas nosso nossos notar note notem nova novamente novas novo novos num numa
  numero nunca obedecer obediencia objetivo obra obras obrigado observar obviamente obvio oferece oferecer
  ofereceu oferta olha olhamos olhando olhar olhe olhem olho olhos olhou onde ontem opcao opiniao
  oportunidade ora oracao oracoes oramos orando orar ordem orgulho orientacao origem original otimo ouro
  outra outras outro outros ouve ouvi ouvido ouvidos ouvindo ouvir ouviram ouviu ovelhas padrao paga pagar
  pai pais palavra palavras pao papel para paralelo paramos parar parece parecem parecer parecia parou
  parte partes participar particularmente partir passa passada passado passagem passagens passam passamos
  passando passar passaram passo passou pastor pastores paulo paz peca pecado pecador pecadores pecados
  pecar peco pede pedido pedimos pedindo pedir pediu pedra pedras pedro pega pegar pegou pela pelas pelo
  pelos pena pensa pensamento pensamentos pensamos pensando pensar pense pensem pensou pequena pequeno
  pequenos perante perceba percebam percebe percebemos percebendo perceber perceberam percebeu percebido
  perdao perde perder perdeu perdido perdoa perdoar peregrinos perfeita perfeitamente perfeito pergunta
  perguntando perguntar perguntas perguntou perigo periodo permanece permanecer permite permitir
  perseguicao personagem personagens perspectiva pertence perto pes peso pessoa pessoal pessoas piedade
  piedoso pior piores plano planos plena plenamente plenitude pleno pode podem podemos poder podera poderia
  poderiam poderiamos podermos poderosa poderoso podia podiam pois ponto pontos por porem porque porta
  portanto portugues porventura pos posicao possa possam possamos possibilidade possiveis possivel posso
  possuem possui poucas pouco poucos pouquinho povo povos pra pratica praticamente praticas prazer prazeres
  precioso precisa precisam precisamos precisar precisava precisavam preciso preco pregacao pregado
  pregador pregadores pregando pregar preocupacao preocupado preocupar preparado preparando preparar
  presbitero presbiteros presenca presente presentes preso prestar preste prestem primeira primeiras
  primeiro primeiros principais principal principalmente principio principios privilegio problema problemas
  processo procurar profecia professor profeta profetas profundamente profundo promessa promessas prometeu
  prometida prometido pronto proposito propositos propria propriamente proprias proprio proprios
  prosperidade proteger prova provar provavel provavelmente providencia proxima proximas proximo proximos
  publico puder pudesse pudessem pudessemos pura quadro quais qual qualquer quando quantas quantidade
  quanto quantos quao quarta quarto quase quatro que queda quem quer querem queremos querendo querer queria
  queriam querido queridos quero questao questoes quinto quis quiser rapidamente rapido razao reacao real
  realidade realmente recebe recebemos recebendo receber receberam recebeu recebido recentemente reciclo
  reciclos reconhece reconhecendo reconhecer recursos redencao redor refere referencia referindo referir
  refletir regiao registra regra regras rei reino reis relacao relacionadas relacionado relacionamento
  relacionamentos relato religiao repente repetir resolver respeito responde responder respondeu
  responsabilidade responsavel resposta ressalta ressaltando ressaltar ressaltei ressurreicao ressuscitou
  restante resto resumo reuniao revela revelacao revelada revelado revelando revelar revelou rico riqueza
  riquezas risco romanos rosto roupas ruim ruins sabe sabedoria sabem sabemos sabendo saber sabia sabiam
  sabio sacerdote sacerdotes sacrificio sacrificios sai saiba sair saiu salmo salmos salomao salva salvacao
  salvador salvar salvo salvos salvou samuel sangue santa santidade santificacao santo santos sao satanas
  satisfacao saude seculo seculos sede segue seguida seguindo seguinte seguintes seguir segunda segundo
  seguranca sei seis seja sejam sejamos sem semana semanas semelhanca semelhante sempre senao sendo senhor
  sentado sentar sente sentido sentimento sentir separacao separado separar sequencia sequer ser sera serao
  serem seremos seres seria seriam serie serio sermao sermoes sermos serpente serve servem servico servindo
  servir servo servos sete setimo seu seus sexual sido significa significado sim simbolo simples
  simplesmente sinais sinal sinceramente sincero situacao situacoes sob soberania soberano sobre social
  sociedade sofrendo sofrer sofreu sofrimento sofrimentos sois sol sombra somente somos sorte sou sozinho
  sua suas subir subiu suficiente superior tabernaculo tal talvez tamanho tambem tanta tantas tanto tantos
  tao tarde tem tema temas temor temos templo tempo tempos tendo tenha tenham tenho tenta tentado tentando
  tentar tente teologia teologos ter tera terceira terceiro terem teremos teria teriam termina terminar
  termo termos terra terriveis terrivel testamento testemunho teu teus teve texto textos tiago timoteo
  tinha tinham tipo tipos tira tirando tirar tirou titulo tive tivemos tiver tiveram tivesse tivessem toa
  toda todas todo todos toma tomado tomando tomar tomou torna tornando tornar tornou total totalmente
  trabalha trabalhando trabalhar trabalho traducao traduzido tranquilo tras trata tratado tratando tratar
  traz trazendo trazer tres trevas tribos triste tristeza trono trouxe tua tuas tudo ultima ultimas ultimo
  ultimos uma umas uniao unica unico unidade unidos universo uns usa usada usado usando usar use uso usou
  utiliza vai vale valor vamos vao varias varios veio veja vejam vejo velho velhos vem vemos vencer vendo
  venha ventre ver vera verbo verdade verdadeira verdadeiramente verdadeiro verdadeiros verdades veremos
  vergonha versao versiculo versiculos verso versos vestes vez vezes via viagem vida vidas vieram vimos
  vinda vindo vinha vinho vir vira viram viria visao vista visto vitoria viu viva vive vivemos vivendo
  viver viveu vivo voce voces volta voltando voltar volte voltou vontade vos vossa vossas vosso vossos vou
  voz
`
    .trim()
    .split(/\s+/),
)
